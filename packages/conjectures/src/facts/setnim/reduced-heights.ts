import type { SlowSetNim } from '@nim/core/rules'
import { boxCount } from '@nim/core/rules'
import type { Limits } from '../../claim/claim.ts'
import { type ReducedRow, reductionsByRow } from './reductions-by-row.ts'
import type { BoxDomain } from '../../claim/verdict.ts'

/** m(x), the height of the highest stack of red(x) (DH-D3). */
export interface ReducedHeights {
  /** By rank, for the rows that were filled. */
  readonly heights: Uint16Array
  /** Fills a row, all rows being asked for in rank order; says which of its positions are reduced. */
  readonly fillRow: (outer: readonly number[], length: number, rank: number) => ReducedRow
}

/**
 * @throws RangeError if more memory is needed than allowed
 * @complexity O(n) a row and O(1) a position
 */
export function reducedHeights(
  ruleset: SlowSetNim,
  domain: BoxDomain,
  limits: Limits,
): ReducedHeights {
  const n = ruleset.piles
  const reductions = reductionsByRow(ruleset, domain, limits)
  const heights = new Uint16Array(Number(boxCount(n, domain.max, true)))
  return {
    heights,
    fillRow(outer, length, rank) {
      const row = reductions(outer, length)
      const { from, drop } = row
      // of positions that are not reduced it is that of an earlier one, drop ≥ length
      heights.copyWithin(rank, rank - drop, rank - drop + from)
      if (n === 1) for (let x1 = 0; x1 < length; x1++) heights[x1] = x1
      else heights.fill(outer[n - 1]!, rank + from, rank + length)
      return row
    },
  }
}
