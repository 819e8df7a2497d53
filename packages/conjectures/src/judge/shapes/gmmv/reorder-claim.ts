import { compareReverseLex } from '@nim/core/exact-slow'
import { boxCount, denseBox, formatPosition } from '@nim/core/rules'
import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { streamHeader } from '../../stream-header.ts'
import { instanceTally } from '../../instance-tally.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { positionsBySum } from '../../../facts/exact-slow/positions-by-sum.ts'

/** A vector re-ordered. */
export type Reorder = (vector: readonly number[]) => readonly number[]

/** A statement that a re-ordered vector is not smaller in the reverse lexicographic order. */
export function reorderClaim(
  card: Pick<ClaimCard, 'id' | 'source' | 'title' | 'statement'> & { readonly printed: Reorder },
): Claim {
  return defineClaim<{ n: number }, BoxDomain, Reorder>({
    ...card,
    paper: 'gmmv',
    kind: 'remark',
    paperStatus: 'asserted',
    conventions: ['reverse lexicographic order: the last entry is compared first'],
    decides: 'every vector with entries up to max',
    complexity: '(max+1)^n vectors',
    parameters: [
      {
        kind: 'integer',
        name: 'n',
        about: 'number of entries',
        allowed: () => [1, 8],
        defaults: () => [1, 5],
      },
    ],
    defaultDomain: ({ n }) => boxNear(n, 100),
    cost: ({ n }, { max }) => ({
      positions: boxCount(n, max, false),
      memory: boxCount(n, max, false) * 64n,
    }),
    judge: (reorder, { id, parameters, domain }) => {
      const found = instanceTally(streamHeader(id, parameters, domain))
      for (const vector of positionsBySum(denseBox(parameters.n, domain.max))) {
        const reordered = reorder(vector)
        const order = compareReverseLex(reordered, vector)
        found.test(order >= 0, order + 1, () => ({
          witness: { vector, reordered },
          expected: 'not smaller',
          actual: 'smaller',
          explain: `${formatPosition(vector)} re-ordered is ${formatPosition(reordered)}, which is smaller: the last entries that differ are compared first`,
        }))
      }
      return found.result('definition')
    },
  })
}
