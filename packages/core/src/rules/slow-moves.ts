import type { Integers, Pile } from '../integers/integers.ts'
import { integersOf } from '../integers/integers-of.ts'
import { binomialUpTo } from './binomial.ts'
import type { MoveVector } from './game.ts'
import type { Position } from './position.ts'

/**
 * The options if a move takes one stone from each of `a` nonempty piles, where a is one of the
 * sizes. The options are ordered by the number of piles in the move. Options with the same number
 * are in lexicographic order of the numbers of reduced piles of each height, from the lowest height
 * up.
 *
 * @param sizes in ascending order
 * @throws RangeError for piles that are negative, not integers, or too large (see integersOf)
 * @complexity O(n) per option: equal piles are never exchanged, so the number of options is at most
 *   the product of (multiplicity + 1) over the distinct pile sizes
 */
export function slowOptions<T extends Pile>(
  sizes: readonly number[],
  position: Position<T>,
): Position<T>[] {
  const z = integersOf(position)
  return sizes.flatMap((size) => optionsOfSize(position, size, z))
}

/** True if the number of nonempty piles is less than the smallest size. */
export function isSlowTerminal(sizes: readonly number[], position: readonly Pile[]): boolean {
  return position.filter((pile) => pile > 0).length < sizes[0]!
}

/**
 * The number of sets of piles whose number of members is one of the sizes; Infinity if it is 2^53
 * or more.
 * @complexity O(1) per size
 */
export function slowMoveCount(piles: number, sizes: readonly number[]): number {
  const limit = BigInt(Number.MAX_SAFE_INTEGER)
  let count = 0
  for (const size of sizes) {
    count += Number(binomialUpTo(limit, piles, size) ?? Number.POSITIVE_INFINITY)
    if (count === Number.POSITIVE_INFINITY) break
  }
  return count
}

/** The ascending vectors of ones and zeros, one vector for each size. */
export function slowVectors(piles: number, sizes: readonly number[]): MoveVector[] {
  return sizes.map((size) => Array.from({ length: piles }, (_, i) => (i < piles - size ? 0 : 1)))
}

/**
 * The options of moves of one size. There is one option for each way to choose the number of
 * reduced piles of each height. The options are ordered lexicographically by these numbers, from
 * the lowest height up. Reducing the first piles of a group of equal piles leaves the position
 * sorted.
 */
function optionsOfSize<T extends Pile>(
  position: Position<T>,
  size: number,
  z: Integers<T>,
): Position<T>[] {
  const groups = groupsOfEqualPiles(position).filter(({ start }) => position[start]! > z.zero)
  const counts = groups.map(() => 0)
  /** Takes from the `left` highest piles in the groups `from`, `from` + 1, … */
  const takeHighest = (from: number, left: number): number => {
    let rest = left
    for (let g = groups.length - 1; g >= from; g--) {
      counts[g] = Math.min(groups[g]!.length, rest)
      rest -= counts[g]!
    }
    return rest
  }
  const options: Position<T>[] = []
  if (takeHighest(0, size) > 0) return options
  for (;;) {
    const option = [...position]
    groups.forEach(({ start }, g) => {
      for (let i = start; i < start + counts[g]!; i++) option[i] = z.sub(option[i]!, z.one)
    })
    options.push(option)
    let g = groups.length - 1
    let above = 0
    while (g >= 0 && (above === 0 || counts[g] === groups[g]!.length)) above += counts[g--]!
    if (g < 0) return options
    counts[g]!++
    takeHighest(g + 1, above - 1)
  }
}

function groupsOfEqualPiles(position: readonly Pile[]): { start: number; length: number }[] {
  const groups: { start: number; length: number }[] = []
  for (let start = 0, end = 0; start < position.length; start = end) {
    while (end < position.length && position[end] === position[start]) end++
    groups.push({ start, length: end - start })
  }
  return groups
}
