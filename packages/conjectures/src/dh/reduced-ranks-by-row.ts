import { type SlowSetNim, sortedBox } from '@nim/core/rules'
import { forEachRow } from '../evidence/for-each-row.ts'
import { choppedRanks } from './chopped.ts'
import { reductionsByRow } from './reductions-by-row.ts'

/**
 * The rank of red(x) by the rank of x, from the heights m(x) of `reductionsByRow`, where it is proved
 * that red(x) = ctt(x,m(x)). A test compares this with `reducedRanks` of the table that is filled by
 * the definition.
 *
 * @throws RangeError if more memory is needed than allowed
 * @complexity as `reductionsByRow`
 * @source DH-D3
 */
export function reducedRanksByRow(
  ruleset: SlowSetNim,
  domain: { readonly max: number },
  limits: { readonly memory: number },
): Int32Array {
  const { tops, fillRow } = reductionsByRow(ruleset, domain, limits)
  const box = sortedBox(ruleset.piles, domain.max)
  const chopped = choppedRanks(box)
  const ranks = new Int32Array(box.count)
  const classes = new Uint8Array(box.max + 1)
  const ofReduced = (): void => {}
  forEachRow(box, (outer, length, rank) => {
    fillRow(outer, length, rank, classes, ofReduced)
    chopped.begin(outer, rank)
    for (let x1 = 0; x1 < length; x1++) {
      ranks[rank + x1] = chopped.rankAt(x1, tops[rank + x1]!)
    }
  })
  return ranks
}
