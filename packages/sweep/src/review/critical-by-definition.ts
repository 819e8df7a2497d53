import { solve } from '@nim/bruteforce'
import { boxCount, type Ruleset } from '@nim/core/rules'

/** Positions of the box of the largest pile, up to which all positions below one are looked at. */
const MOST = 200_000n

/**
 * Whether a position is critical, by the definition: the remoteness is m there and at no position below it, where no pile
 * is larger. In words: `2`, or `null` if it is critical for no m.
 *
 * @param position its piles, ascending
 * @returns null if there are too many positions below
 * @source GMMV-D8
 */
export function criticalByDefinition(ruleset: Ruleset, position: readonly number[]): string | null {
  const max = position.at(-1)!
  if (boxCount(ruleset.piles, max, true) > MOST) return null
  const { box, values } = solve(ruleset, { max }, { value: 'remoteness' })
  const m = values[box.rank(position)]!
  let isCritical = true
  box.forEach((y, rank) => {
    const isBelow = y.every((pile, i) => pile <= position[i]!) && y.join() !== position.join()
    if (isBelow && values[rank] === m) isCritical = false
  })
  return isCritical ? String(m) : 'null'
}
