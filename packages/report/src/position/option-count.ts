import { gameOf, moveSizes, type Position, type Ruleset } from '@nim/core/rules'

type Pile = number | bigint

/**
 * The number of options of a position, computed without listing them. This number is exact for slow
 * games that do not distinguish piles, and an upper bound for all other games. The result is
 * Infinity if the number of options is unknown or too large for a JavaScript number.
 *
 * @param position a position of any size, in the form that `positionOf` returns
 * @complexity O(n²) additions in slow games
 */
export function optionCount(ruleset: Ruleset, position: Position<Pile>): number {
  const sizes = moveSizes(ruleset)
  if (sizes !== null) return slowOptionCount(sizes, position)
  return gameOf(ruleset).mostOptions(ruleset, position.map(Number))
}

/**
 * An option is determined by the number of lowered piles of each height. For a move of a given
 * size, the number of options is therefore a coefficient of the product of 1 + z + … + z^m over all
 * heights, where m is the number of piles with this height.
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
      // A difference of huge numbers is not exact, but any huge number is sufficient here.
      if (gone >= 0 && Number.isFinite(window)) window -= ways[gone] ?? 0
      next[a] = window
    }
    ways = next
  }
  return sizes.reduce((sum, size) => sum + (ways[size] ?? 0), 0)
}

/** For each height above 0, the number of piles with this height. */
function heightCounts(position: Position<Pile>): number[] {
  const counts = new Map<string, number>()
  for (const pile of position) {
    if (pile > 0) counts.set(String(pile), (counts.get(String(pile)) ?? 0) + 1)
  }
  return [...counts.values()]
}
