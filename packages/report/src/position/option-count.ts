import { gameOf, moveSizes, type Position, type Ruleset } from '@nim/core/rules'

type Pile = number | bigint

/**
 * How many options a position has, without making them: exactly in slow games that do not tell piles
 * apart, a bound from above in others. Infinity if it is not known, or beyond all numbers.
 *
 * @param position as `positionOf` returns it, of any size
 * @complexity O(n²) additions in slow games
 */
export function optionCount(ruleset: Ruleset, position: Position<Pile>): number {
  const sizes = moveSizes(ruleset)
  if (sizes !== null) return slowOptionCount(sizes, position)
  return gameOf(ruleset).mostOptions(ruleset, position.map(Number))
}

/**
 * An option says how many piles of each height are lowered: a coefficient, for each size, of the product
 * of 1 + z + … + z^m over the heights, of which there are m.
 */
function slowOptionCount(sizes: readonly number[], position: Position<Pile>): number {
  const most = sizes.at(-1)!
  let ways = [1]
  for (const equal of heightCounts(position)) {
    const next = new Array<number>(Math.min(most, ways.length - 1 + equal) + 1).fill(0)
    let window = 0
    for (let a = 0; a < next.length; a++) {
      window += ways[a] ?? 0
      const gone = a - equal - 1
      // a difference of huge numbers is not exact, and then any huge number will do
      if (gone >= 0 && Number.isFinite(window)) window -= ways[gone] ?? 0
      next[a] = window
    }
    ways = next
  }
  return sizes.reduce((sum, size) => sum + (ways[size] ?? 0), 0)
}

/** How many piles there are of each height above 0. */
function heightCounts(position: Position<Pile>): number[] {
  const counts = new Map<string, number>()
  for (const pile of position) {
    if (pile > 0) counts.set(String(pile), (counts.get(String(pile)) ?? 0) + 1)
  }
  return [...counts.values()]
}
