import type { Box } from '../../rules/box.ts'
import { sorted } from '../../rules/position.ts'
import { hasStack, lowered, stackSets } from './stack-sets.ts'

/** The vector x − 1_S, in which every stack keeps its index; null if a stack of S is empty. */
function without(x: readonly number[], set: number): number[] | null {
  const left = lowered(x, set)
  return left.includes(-1) ? null : left
}

/**
 * The positions after every legal move, according to the text of the rules: a move is on a
 * different nonempty stacks, for any a ∈ A. Stacks keep their indices. Heights may be in any order.
 *
 * @param sizes the set A
 * @throws RangeError for more than 16 stacks
 * @complexity O(2^n · n)
 * @source DH-D1
 */
export function leftByMoves(x: readonly number[], sizes: readonly number[]): number[][] {
  const sets = sizes.flatMap((a) => stackSets(x.length, a))
  return sets.map((set) => without(x, set)).filter((left) => left !== null)
}

/**
 * The smallest height of every stack over all terminal positions that can be reached from x in
 * SN(n,A). The function lists the positions one by one. The search distinguishes the stacks, and
 * uses neither sorting nor recursion.
 *
 * @param sizes the set A
 * @throws RangeError for more than 16 stacks
 * @complexity Π (x_i + 1) positions times the number of sets of stacks
 * @source DH-D3
 */
export function leastHeightsAtTheEnd(x: readonly number[], sizes: readonly number[]): number[] {
  const ends = terminalPositions(x, sizes)
  return x.map((_, i) => Math.min(...ends.map((end) => end[i]!)))
}

/**
 * All terminal positions that can be reached from x, in the order of the search. Stacks are
 * distinguished. Parameters, errors and cost are the same as for {@link leastHeightsAtTheEnd}.
 * @source DH-D3
 */
export function terminalPositions(x: readonly number[], sizes: readonly number[]): number[][] {
  const keys = new Set([x.join()])
  const reached = [[...x]]
  const ends: number[][] = []
  for (const heights of reached) {
    const next = leftByMoves(heights, sizes)
    if (next.length === 0) ends.push(heights)
    for (const left of next) {
      if (keys.has(left.join())) continue
      keys.add(left.join())
      reached.push(left)
    }
  }
  return ends
}

/**
 * For every position of a sorted box, by rank, the set of stacks that some play empties, as bits.
 * Such a stack is empty, or it can be emptied after some move.
 *
 * @param sizes the set A
 * @complexity O(2^n · n log n) per position
 * @source DH-U1
 */
export function emptyableOnBox(box: Box, sizes: readonly number[]): number[] {
  const bits: number[] = []
  box.forEach((x, rank) => {
    let emptied = x.reduce((set, height, i) => (height === 0 ? set | (1 << i) : set), 0)
    for (const left of leftByMoves(x, sizes)) {
      const order = left.map((_, i) => i).sort((i, j) => left[i]! - left[j]!)
      const after = bits[box.rank(sorted(left))]!
      order.forEach((stack, place) => {
        if (hasStack(after, place)) emptied |= 1 << stack
      })
    }
    bits[rank] = emptied
  })
  return bits
}

/**
 * True if exactly the same sequences of sets of stacks can be played from x and from y in SN(n,A),
 * at every depth. Both positions have the same length, and heights may be in any order.
 *
 * @param sizes the set A
 * @complexity the number of pairs of positions that are reached together, times 2^n
 * @source DH-EX2
 */
export function hasSameTree(
  x: readonly number[],
  y: readonly number[],
  sizes: readonly number[],
): boolean {
  const sets = sizes.flatMap((a) => stackSets(x.length, a))
  const keys = new Set<string>()
  const isSame = (a: readonly number[], b: readonly number[]): boolean => {
    const key = `${a.join()} ${b.join()}`
    if (keys.has(key)) return true
    keys.add(key)
    return sets.every((set) => {
      const [left, right] = [without(a, set), without(b, set)]
      return left === null || right === null ? left === right : isSame(left, right)
    })
  }
  return isSame(x, y)
}
