import { type Box, sortedBox } from '@nim/core/rules'

/** A game on heaps: reduce so many heaps (one of `sizes`), each by any positive amount. */
export interface HeapGame {
  readonly heaps: number
  readonly sizes: readonly number[]
}

/** SG values of a sorted box, by rank. */
export interface SolvedHeapGame {
  readonly box: Box
  readonly values: Uint8Array
}

/**
 * SG values of all positions with heaps 0..max, by mex over all moves.
 * @complexity up to (max+1)^n moves a position: small boxes only
 */
export function solveHeapGame({ heaps, sizes }: HeapGame, max: number): SolvedHeapGame {
  const box = sortedBox(heaps, max)
  const values = new Uint8Array(box.count)
  const most = Math.max(...sizes)
  box.forEach((x, rank) => {
    const seen = new Set<number>()
    const next = [...x]
    const choose = (heap: number, reduced: number): void => {
      if (heap === heaps) {
        if (sizes.includes(reduced)) seen.add(values[box.rank(next.toSorted((a, b) => a - b))]!)
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
    while (seen.has(value)) value++
    values[rank] = value
  })
  return { box, values }
}
