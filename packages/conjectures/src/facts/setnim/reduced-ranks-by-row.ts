import { type SlowSetNim, sortedBox } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'
import { reductionsByRow } from './reductions-by-row.ts'

/**
 * The rank of red(x) by the rank of x, from `reductionsByRow`. A test compares this with
 * `reducedRanks` of the table that is filled by the definition.
 *
 * @throws RangeError if more memory is needed than allowed
 * @complexity as `reductionsByRow`, and O(1) a position
 * @source DH-D3
 */
export function reducedRanksByRow(
  ruleset: SlowSetNim,
  domain: { readonly max: number },
  limits: { readonly memory: number },
): Int32Array {
  const reductions = reductionsByRow(ruleset, domain, limits)
  const box = sortedBox(ruleset.piles, domain.max)
  const ranks = new Int32Array(box.count)
  forEachRow(box, (outer, length, rank) => {
    const { from, drop } = reductions(outer, length)
    for (let at = rank; at < rank + from; at++) ranks[at] = ranks[at - drop]!
    for (let at = rank + from; at < rank + length; at++) ranks[at] = at
  })
  return ranks
}
