import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { smallValue } from './small-values.ts'
import type { ShiftRule, SolvedGame } from './solved-game.ts'

/**
 * A value computed by shift rules, and the rules that lead from the position to a position at which
 * no rule applies.
 */
export interface ByShifts {
  /** The outcome (0 is P and 1 is N), the remoteness or the Grundy value. */
  readonly value: bigint
  /**
   * The steps in order. Each entry gives the number of a rule, counted from 0, and the number of
   * times that the rule is applied in succession.
   */
  readonly steps: readonly { readonly rule: number; readonly times: bigint }[]
}

type Big = readonly bigint[]

/**
 * The value of a position, computed from the rules of a solved game. The function repeatedly
 * chooses the rule that can remove the most stones, and applies this rule as often as possible.
 * Where no rule applies, the value follows from the values of the options.
 *
 * @param position ascending piles of any size
 * @complexity O(log |x|) applications of rules; the values at positions at which no rule applies
 *   are computed once
 * @source NT-13
 */
export function valueByShifts(game: SolvedGame, position: Position<Pile>): ByShifts {
  const steps: { rule: number; times: bigint }[] = []
  let x: Big = position.map(BigInt)
  let sum = 0n
  for (;;) {
    const next = longestStep(game.rules, x)
    if (next === null) return { value: sum + BigInt(smallValue(game, x.map(Number))), steps }
    const { z, add } = game.rules[next.rule]!
    x = x.map((pile, i) => pile - next.times * BigInt(z[i]!))
    sum += next.times * BigInt(add)
    steps.push(next)
  }
}

/** The rule to apply next, and how often to apply it; null if no rule applies. */
function longestStep(
  rules: readonly ShiftRule[],
  x: Big,
): { readonly rule: number; readonly times: bigint } | null {
  let best: { rule: number; times: bigint } | null = null
  let most = 0n
  for (const [rule, { z, where }] of rules.entries()) {
    const times = timesAt(z, where, x)
    const amount = times * BigInt(z.reduce((total, stones) => total + stones, 0))
    if (amount <= most) continue
    best = { rule, times }
    most = amount
  }
  return best
}

/**
 * The number of times that the rule can be applied in succession. The number is 0 if the rule does
 * not apply. Otherwise, it is one more than the minimum of ⌊(h(x) − c)/h(z)⌋ over all h with h(z) >
 * 0.
 */
function timesAt(z: readonly number[], where: ShiftRule['where'], x: Big): bigint {
  let most: bigint | null = null
  for (const [form, least] of where) {
    const room = form.reduce((sum, a, i) => sum + BigInt(a) * x[i]!, BigInt(-least))
    if (room < 0n) return 0n
    const down = BigInt(form.reduce((sum, a, i) => sum + a * z[i]!, 0))
    if (down > 0n && (most === null || room / down < most)) most = room / down
  }
  return (most ?? 0n) + 1n
}
