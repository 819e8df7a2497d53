import { mPlayCountAccelerated } from '@nim/core/exact-slow'
import { periodOf } from '@nim/core/exact-slow/definitions'
import { sortedBox } from '@nim/core/rules'
import { positionsBySum } from '../../../facts/exact-slow/positions-by-sum.ts'
import { measured, type Ray } from './rays.ts'

/**
 * The parity of R in NIM(n,n−1) at x + t·d for t below a limit, computed by the M-rule. Both x and
 * d are sorted with entries up to 2, and d is not zero.
 */
export function raysOfNim(
  n: number,
  bound: number,
  data: Record<string, number | string>,
): Iterable<Ray> {
  const vectors = positionsBySum(sortedBox(n, 2))
  function* rays(): Generator<Ray, void> {
    for (const x of vectors) {
      for (const d of vectors.slice(1)) {
        const outcomes = Array.from(
          { length: bound },
          (_, t) => mPlayCountAccelerated(x.map((pile, i) => pile + t * d[i]!)) % 2,
        )
        yield { x, d, outcomes, seen: periodOf(outcomes) }
      }
    }
  }
  return measured(rays(), data)
}
