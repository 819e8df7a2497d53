import { finishOf } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { growthClaim } from '../../judge/shapes/gn/growth-claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import { spreadVector } from '../../facts/gm/spread-vectors.ts'

/** What R costs by the finish-line algorithm for l = 2, q = 2. */
function costOf(n: number, digits: number): { steps: number; operations: number } {
  return finishOf(spreadVector(n, digits), 2n, 2)!.cost
}

/** R and the P-positions in linear time. */
export const gn32c: Claim = growthClaim({
  id: 'GN-3.2.c',
  source: `${GN}, section 3.2`,
  title: 'R and the P-positions of NIM(n,n−1) are computed in time linear in the data',
  statement: String.raw`With the results of section 2, $R$ and the P-positions of $NIM(n,n-1)$ are computed in time linear in the data, even when $n$ is part of the input and the integers are binary.`,
  conventions: [
    'the procedure is the one of section 7 of the restatement: jumps over whole cycles and blocks, events in between',
    'n is counted in two units: steps (operations on whole vectors) and single entries',
    'each operation on an integer takes time linear in its digits, so a number of steps that does not grow with the digits is linear time',
  ],
  variables: {
    'n-steps': {
      fixed: '30 digits',
      degree: 1,
      from: 16,
      operations: (n) => costOf(n, 30).steps,
    },
    'n-entries': {
      fixed: '30 digits',
      degree: 1,
      from: 16,
      operations: (n) => costOf(n, 30).operations,
    },
    digits: {
      fixed: 'n = 8',
      degree: 0,
      from: 10,
      operations: (digits) => costOf(8, digits).steps,
    },
  },
})
