import { reductionTable } from '@nim/bruteforce'
import type { SlowSetNim } from '@nim/core/rules'
import type { Limits } from '../claim.ts'
import type { BoxDomain } from '../verdict.ts'
import { reducedRanks } from './reduced-ranks.ts'
import type { ReductionsByRow } from './reductions-by-row.ts'

/**
 * What {@link ReductionsByRow} does, from a table that is filled by the definition of reduction with
 * nothing spared: the second way to the same numbers.
 *
 * @throws RangeError if the table needs more memory than allowed
 * @source DH-D3
 */
export function reductionsByTable(
  ruleset: SlowSetNim,
  domain: BoxDomain,
  limits: Limits,
): Pick<ReductionsByRow, 'fillRow'> {
  const table = reductionTable(ruleset, domain, limits)
  const ranks = reducedRanks(table)
  table.release()
  const known = new Uint8Array(ranks.length)
  return {
    fillRow(position, length, rank, classes, ofReduced) {
      // as if they were reduced, which is kept for those that are
      ofReduced(position, 0, length)
      for (let x1 = 0; x1 < length; x1++) {
        known[rank + x1] = classes[x1]!
        // of a smaller rank, or its own
        classes[x1] = known[ranks[rank + x1]!]!
      }
    },
  }
}
