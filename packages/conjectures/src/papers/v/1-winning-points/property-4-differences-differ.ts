import type { Claim } from '../../../claim/claim.ts'
import { box } from '../../../claim/domains.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { pairsOfWinningPoints, type PointPair } from '../../../facts/wythoff/winning-points.ts'
import { instances, type InstancesClaim } from '../../../judge/instances.ts'

/** Proposition 1, which is printed twice. */
const printed: InstancesClaim<CaseParameters, BoxDomain, PointPair> = {
  id: 'V-P4',
  kind: 'proposition',
  at: 'Property 4',
  paperStatus: 'proved',
  title: 'no two winning points have the same difference d − c',
  statement: String.raw`No two winning points $w_i\ne w_k$ have $d_i-c_i=d_k-c_k$ (2).`,
  conventions: ['winning points with c ≤ d, (0,0) included'],
  decides: 'all pairs of winning points of the box, found by the pass over the plane',
  domain: box(1500),
  quick: { max: 300 },
  instances: ({ domain }) => pairsOfWinningPoints(domain.max),
  cost: (_, { max }) => BigInt(max + 1) ** 2n,
  digest: ({ w: [c, d] }) => d - c,
  method: 'pass',
  printed: ({ w: [c, d], v: [x, y] }) => d - c !== y - x,
  wrong: ({ w: [c, d], v: [x, y] }) => (d - c) % 3 !== (y - x) % 3,
  witness: ({ w, v }) => ({ w_i: v, w_k: w }),
}

/** Property 4. */
export const vP4: Claim = instances(printed)

/** Property 4 again, as Proposition 1. */
export const vProp1: Claim = instances({
  ...printed,
  id: 'V-Prop1',
  at: 'Proposition 1',
  wrong: ({ w: [c], v: [x] }) => c % 5 !== x % 5,
})
