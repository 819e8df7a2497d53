import { compareSumLex, type Position, sortedBox } from '../../src/rules/index.ts'

/** The smallest position (by sum, then lexicographically) of the box with the property, or null. */
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
