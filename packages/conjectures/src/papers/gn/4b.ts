import { finishOf, pursuit } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { growthClaim } from '../../judge/shapes/gn/growth-claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import { spreadVector } from '../../facts/gm/spread-vectors.ts'

/** What T(x,l,q) costs with q in the middle. */
function costOf(n: number, l: number, digits: number): { steps: number; operations: number } {
  return finishOf(spreadVector(n, digits), BigInt(l), n / 2)!.cost
}

/** The finish line and the pursuit in linear time. */
export const gn4b: Claim = growthClaim({
  id: 'GN-4b',
  source: `${GN}, section 4`,
  title: 'the number of moves to q non-positive entries is determined in linear time',
  statement: String.raw`For $x\ge 0$, $l\ge 2$ and $q$ one determines in linear time how many moves lead to a vector with at least $q$ non-positive entries; for $l=2$, $q=2$ this is $R(x)$ of $NIM(n,n-1)$.`,
  conventions: [
    'q = n/2; the procedure is the one of section 7 of the restatement',
    'n is counted in two units: steps (operations on whole vectors) and single entries',
    'that T(x,2,2) = R(x) is the claim GN-3.2; j_0 of GN-2.6.iv is computed by the same procedure',
  ],
  variables: {
    'n-steps': {
      fixed: 'l = 5, 30 digits',
      degree: 1,
      from: 32,
      operations: (n) => costOf(n, 5, 30).steps,
    },
    'n-entries': {
      fixed: 'l = 5, 30 digits',
      degree: 1,
      from: 32,
      operations: (n) => costOf(n, 5, 30).operations,
    },
    'n-steps-j0': {
      fixed: 'l = 5, 30 digits',
      degree: 1,
      from: 32,
      operations: (n) => pursuit(spreadVector(n, 30), 5n).cost.steps,
    },
    l: { fixed: 'n = 8, 30 digits', degree: 1, from: 4, operations: (l) => costOf(8, l, 30).steps },
    digits: {
      fixed: 'n = 8, l = 5',
      degree: 0,
      from: 10,
      operations: (digits) => costOf(8, 5, digits).steps,
    },
  },
})
