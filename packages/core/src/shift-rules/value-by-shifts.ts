import type { Pile } from '../integers/integers.ts'
import { options } from '../rules/options.ts'
import { parseRuleset } from '../rules/parse-ruleset.ts'
import type { Position } from '../rules/position.ts'
import type { ShiftRule, SolvedGame } from './solved-game.ts'

/** A value by shift rules, with the rules that lead down to a position at which none applies. */
export interface ByShifts {
  /** The outcome (0 is P and 1 is N), the remoteness or the Grundy value. */
  readonly value: bigint
  /** In their order: the number of the rule, from 0, and how many times it is used at once. */
  readonly steps: readonly { readonly rule: number; readonly times: bigint }[]
}

type Big = readonly bigint[]

/** Values at the positions of a game at which no rule applies, found as they are needed. */
const known = new WeakMap<SolvedGame, Map<string, bigint>>()

/**
 * The value of a position by the rules of a solved game. The rule that takes the most stones is used as often as it
 * applies, then the next one; where none applies, the value follows from those of the options.
 *
 * @param position ascending piles of any size
 * @complexity O(log |x|) uses of a rule; the positions at which no rule applies are found once
 * @source NT-13
 */
export function valueByShifts(game: SolvedGame, position: Position<Pile>): ByShifts {
  const steps: { rule: number; times: bigint }[] = []
  let x: Big = position.map(BigInt)
  let sum = 0n
  for (;;) {
    const next = longestStep(game.rules, x)
    if (next === null) return { value: sum + atIrreducible(game, x), steps }
    const { z, add } = game.rules[next.rule]!
    x = x.map((pile, i) => pile - next.times * BigInt(z[i]!))
    sum += next.times * BigInt(add)
    steps.push(next)
  }
}

/** The rule and how often to use it; null where no rule applies. */
function longestStep(
  rules: readonly ShiftRule[],
  x: Big,
): { readonly rule: number; readonly times: bigint } | null {
  let best: { rule: number; times: bigint } | null = null
  let most = 0n
  for (const [rule, { z, where }] of rules.entries()) {
    const times = timesAt(z, where, x)
    const taken = times * BigInt(z.reduce((total, stones) => total + stones, 0))
    if (taken <= most) continue
    best = { rule, times }
    most = taken
  }
  return best
}

/** 0 if the rule does not apply; else one more than the least ⌊(h(x) − c)/h(z)⌋ with h(z) > 0. */
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

function atIrreducible(game: SolvedGame, x: Big): bigint {
  if (!known.has(game)) known.set(game, new Map())
  const values = known.get(game)!
  const key = x.join()
  let value = values.get(key)
  if (value === undefined) {
    const below = options<Pile>(parseRuleset(game.ruleset), x).map(
      (option) => valueByShifts(game, option).value,
    )
    value = follows(game, below)
    values.set(key, value)
  }
  return value
}

/** The definitions of outcome, remoteness and Grundy value, from the values of the options. */
function follows({ value, play }: SolvedGame, below: readonly bigint[]): bigint {
  const isNormal = play === 'normal'
  if (value === 'outcome') {
    if (below.length === 0) return isNormal ? 0n : 1n
    return below.includes(0n) ? 1n : 0n
  }
  if (value === 'grundy') {
    let least = below.length === 0 && !isNormal ? 1n : 0n
    while (below.includes(least)) least++
    return least
  }
  if (below.length === 0) return 0n
  const lost = below.filter((remoteness) => (remoteness % 2n === 0n) === isNormal)
  const [first, ...others] = (lost.length > 0 ? lost : below).toSorted((a, b) => (a < b ? -1 : 1))
  return (lost.length > 0 ? first! : (others.at(-1) ?? first!)) + 1n
}
