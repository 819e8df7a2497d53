import type { Claim } from '../../claim/claim.ts'
import { basicVectorClaim } from '../../judge/shapes/gmmv/basic-vector-claim.ts'

/** The two smallest entries of a basic vector. */
export const gmmvClaim2: Claim = basicVectorClaim({
  id: 'GMMV-Claim2',
  kind: 'lemma',
  where: 'Claim 2',
  title: 'z_1 + z_2 ≥ b(z) for sorted basic z',
  statement: String.raw`$z$ sorted and basic implies $z_1+z_2\ge b(z)$.`,
  printed: { whole: (z, b) => z[0]! + z[1]! >= b },
})
