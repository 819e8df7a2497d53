import { sortedBox } from '../../rules/box.ts'

/** A position and its Sprague–Grundy (SG) value. */
export interface Solved {
  readonly x: readonly number[]
  readonly value: number
}

/**
 * All positions with heaps 0..max and their SG values, computed by mex over all moves, in rank
 * order. A move chooses a number of heaps from `sizes`, and reduces each of these heaps by any
 * positive amount.
 *
 * @complexity up to (max+1)^n moves per position, so only for small boxes
 * @source GN-3.3
 */
export function solveHeapGame(heaps: number, sizes: readonly number[], max: number): Solved[] {
  const box = sortedBox(heaps, max)
  const solved: Solved[] = []
  const most = Math.max(...sizes)
  box.forEach((x, rank) => {
    const optionValues = new Set<number>()
    const next = [...x]
    const choose = (heap: number, reduced: number): void => {
      if (heap === heaps) {
        if (sizes.includes(reduced))
          optionValues.add(solved[box.rank(next.toSorted((a, b) => a - b))]!.value)
        return
      }
      choose(heap + 1, reduced)
      if (reduced === most) return
      for (let left = 0; left < x[heap]!; left++) {
        next[heap] = left
        choose(heap + 1, reduced + 1)
      }
      next[heap] = x[heap]!
    }
    choose(0, 0)
    let value = 0
    while (optionValues.has(value)) value++
    solved[rank] = { x: [...x], value }
  })
  return solved
}

/**
 * The number that Moore's theory assigns to a position. The binary digits of the heaps are added
 * modulo k + 1 without carry. The resulting digits are read as a number in base k + 1.
 *
 * @param x heaps ≥ 0, below 2^31
 * @complexity O(n) per binary digit
 * @source GN-3.3
 */
export function mooreNumber(x: readonly number[], k: number): number {
  let value = 0
  for (let bit = 0, weight = 1; x.some((heap) => heap >> bit > 0); bit++, weight *= k + 1) {
    value += weight * (x.reduce((sum, heap) => sum + ((heap >> bit) & 1), 0) % (k + 1))
  }
  return value
}

/**
 * The length of the longest play in which each move takes one token from each of exactly k heaps.
 *
 * @param k at least 1
 * @complexity O(n) per move of this play
 * @source GN-3.3
 */
export function longestSlowPlay(x: readonly number[], k: number): number {
  let moves = 0
  while (x.reduce((sum, heap) => sum + Math.min(heap, moves + 1), 0) >= k * (moves + 1)) moves++
  return moves
}
