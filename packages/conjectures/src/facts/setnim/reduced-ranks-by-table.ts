import { reductionTable } from '@nim/bruteforce'
import type { SlowSetNim } from '@nim/core/rules'
import type { Limits } from '../../claim/claim.ts'
import { reducedRanks } from './reduced-ranks.ts'

/**
 * The rank of red(x) by the rank of x, from a table that is filled by the definition of reduction with
 * nothing spared.
 *
 * @throws RangeError if the table needs more memory than allowed
 * @source DH-D3
 */
export function reducedRanksByTable(
  ruleset: SlowSetNim,
  domain: { readonly max: number },
  limits: Limits,
): Int32Array {
  const table = reductionTable(ruleset, domain, limits)
  const ranks = reducedRanks(table)
  table.release()
  return ranks
}
