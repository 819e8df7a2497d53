import { options } from '../rules/options.ts'
import { parseRuleset } from '../rules/parse-ruleset.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import type { ShiftRule, SolvedGame } from './solved-game.ts'

/** The values computed so far for a solved game, at positions where no rule applies. */
interface Known {
  readonly ruleset: Ruleset
  readonly values: Map<string, number>
}

const known = new WeakMap<SolvedGame, Known>()

/**
 * The value of a position with small piles. Where no rule applies, the value is computed from the
 * values of the options and then cached.
 *
 * @param position ascending piles below 2^31, so that all sums are exact
 */
export function smallValue(game: SolvedGame, position: readonly number[]): number {
  if (!known.has(game)) known.set(game, { ruleset: parseRuleset(game.ruleset), values: new Map() })
  const { ruleset, values } = known.get(game)!
  const [x, sum] = reduced(game.rules, position)
  const key = x.join()
  let value = values.get(key)
  if (value === undefined) {
    value = follows(game, options(ruleset, x))
    values.set(key, value)
  }
  return sum + value
}

/**
 * The position that remains when no rule applies any more, and the total that the applied rules add
 * to its value.
 */
function reduced(
  rules: readonly ShiftRule[],
  position: readonly number[],
): readonly [readonly number[], number] {
  let x = position
  let sum = 0
  for (let i = 0; i < rules.length; i++) {
    const { z, add } = rules[i]!
    const times = timesAt(rules[i]!, x)
    if (times === 0) continue
    x = x.map((pile, j) => pile - times * z[j]!)
    sum += times * add
    i = -1
  }
  return [x, sum]
}

/** The number of times that the rule can be applied in succession; 0 if it does not apply. */
function timesAt({ z, where }: ShiftRule, x: readonly number[]): number {
  let most = Infinity
  for (const [form, least] of where) {
    let [room, down] = [-least, 0]
    for (let i = 0; i < form.length; i++) {
      room += form[i]! * x[i]!
      down += form[i]! * z[i]!
    }
    if (room < 0) return 0
    if (down > 0) most = Math.min(most, Math.floor(room / down))
  }
  return most + 1
}

/**
 * The value that follows from the options by the definitions of outcome, remoteness and Grundy
 * value.
 */
function follows(game: SolvedGame, below: readonly (readonly number[])[]): number {
  const isNormal = game.play === 'normal'
  const valueAt = (x: readonly number[]): number => smallValue(game, x)
  if (game.value === 'outcome') {
    if (below.length === 0) return isNormal ? 0 : 1
    return below.some((x) => valueAt(x) === 0) ? 1 : 0
  }
  const values = below.map(valueAt)
  if (game.value === 'grundy') {
    let least = below.length === 0 && !isNormal ? 1 : 0
    while (values.includes(least)) least++
    return least
  }
  if (values.length === 0) return 0
  const lost = values.filter((remoteness) => (remoteness % 2 === 0) === isNormal)
  return 1 + (lost.length > 0 ? Math.min(...lost) : Math.max(...values))
}
