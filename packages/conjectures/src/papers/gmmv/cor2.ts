import type { Claim } from '../../claim/claim.ts'
import { basicVectorClaim } from '../../judge/shapes/gmmv/basic-vector-claim.ts'

/** The smallest entry of a basic vector. */
export const gmmvCor2: Claim = basicVectorClaim({
  id: 'GMMV-Cor2',
  kind: 'corollary',
  where: 'Corollary 2',
  title: 'z_1 ≥ 0 for sorted basic z; z_1 = 0 only for z = (0, b, …, b)',
  statement: String.raw`$z$ sorted and basic implies (a) $z_1\ge0$; (b) if $z_1=0$ then $z=(0,b(z),\dots,b(z))$.`,
  printed: {
    a: (z) => z[0]! >= 0,
    b: (z, b) => (z[0] === 0 ? z.slice(1).every((entry) => entry === b) : null),
  },
})
