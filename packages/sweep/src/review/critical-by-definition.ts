import { solve } from '@nim/bruteforce'
import { boxCount, type Ruleset } from '@nim/core/rules'
import { MOST_BY_DEFINITION } from '../tuned.ts'

/**
 * Finds the number m for which a position is critical. A position is critical for m if its
 * remoteness is m and no position below it has remoteness m. The result is a text, such as `2`; it
 * is `null` if the position is critical for no m.
 *
 * @param position its piles in ascending order
 * @returns null if too many positions lie below the given position
 * @source GMMV-D8
 */
export function criticalByDefinition(ruleset: Ruleset, position: readonly number[]): string | null {
  const max = position.at(-1)!
  if (boxCount(ruleset.piles, max, true) > MOST_BY_DEFINITION) return null
  const { box, values } = solve(ruleset, { max }, { value: 'remoteness' })
  const m = values[box.rank(position)]!
  let isCritical = true
  box.forEach((y, rank) => {
    const isBelow = y.every((pile, i) => pile <= position[i]!) && y.join() !== position.join()
    if (isBelow && values[rank] === m) isCritical = false
  })
  return isCritical ? String(m) : 'null'
}
