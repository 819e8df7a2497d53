import { compareSumLex, type Position, sortedBox } from '../../src/rules/index.ts'

/**
 * The smallest position of the box (by sum, then lexicographically) that has the property; null if
 * no position has it.
 */
export function smallest(
  piles: number,
  max: number,
  has: (x: Position) => boolean,
): Position | null {
  let found: Position | null = null
  sortedBox(piles, max).forEach((x) => {
    if ((found === null || compareSumLex(x, found) < 0) && has([...x])) found = [...x]
  })
  return found
}
