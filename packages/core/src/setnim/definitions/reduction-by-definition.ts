import { integersOf } from '../../integers/integers-of.ts'
import { slowSetNim } from '../../rules/games/sn.ts'
import { isSorted, type Position, sorted } from '../../rules/position.ts'

/** The values u(y) computed so far, indexed by the sorted positions of one SN(n,A). */
export type UnplayableTokens = Map<string, readonly number[]>

/**
 * The vector u(x). Its entry u_i is the smallest height that stack i has in a terminal position
 * reachable from x. This is the number of tokens of stack i that no play can take. During a play,
 * each stack keeps its index.
 *
 * The function uses recursion over the legal sets of stacks, and no formula of the paper. To
 * process many positions of one game, pass the same map `cache` to every call; each call extends
 * the map.
 *
 * @param sizes the set A, a nonempty subset of 1..n
 * @throws RangeError if A is not such a set or x is not a position in ascending order
 * @complexity O(Π (x_i + 1) · 2^n · n) in the worst case, so only for small positions
 * @source DH-D3
 */
export function unplayableTokens(
  x: Position,
  sizes: readonly number[],
  cache: UnplayableTokens = new Map(),
): readonly number[] {
  integersOf(x)
  if (!isSorted(x)) throw new RangeError('position: expected heights in ascending order')
  return search(x, slowSetNim(x.length, sizes).sizes, cache)
}

/**
 * red(x) = x − u(x), computed from the definition of u. Parameters, errors and cost are the same as
 * for {@link unplayableTokens}.
 * @source DH-D3
 */
export function reductionByDefinition(
  x: Position,
  sizes: readonly number[],
  cache: UnplayableTokens = new Map(),
): number[] {
  const u = unplayableTokens(x, sizes, cache)
  return x.map((height, i) => height - u[i]!)
}

function search(x: Position, sizes: readonly number[], cache: UnplayableTokens): readonly number[] {
  const key = x.join()
  const hit = cache.get(key)
  if (hit !== undefined) return hit
  const nonempty = x.flatMap((height, i) => (height > 0 ? [i] : []))
  let least: number[] | undefined
  for (const played of sizes.flatMap((size) => subsets(nonempty, size))) {
    const left = [...x]
    for (const i of played) left[i]!--
    const u = ofUnsorted(left, sizes, cache)
    least = least === undefined ? u : least.map((height, i) => Math.min(height, u[i]!))
  }
  const u = least ?? [...x]
  cache.set(key, u)
  return u
}

/**
 * The vector u of a position whose stacks are in any order. Its entries are in the order of the
 * stacks.
 */
function ofUnsorted(
  heights: readonly number[],
  sizes: readonly number[],
  cache: UnplayableTokens,
): number[] {
  const u = search(sorted(heights), sizes, cache)
  const order = heights.map((_, i) => i).sort((i, j) => heights[i]! - heights[j]!)
  const unsorted = heights.map(() => 0)
  order.forEach((stack, place) => (unsorted[stack] = u[place]!))
  return unsorted
}

/** All subsets of `size` members. */
function subsets(members: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return members.flatMap((first, i) =>
    subsets(members.slice(i + 1), size - 1).map((rest) => [first, ...rest]),
  )
}
