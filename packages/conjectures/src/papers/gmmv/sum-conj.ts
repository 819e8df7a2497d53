import { conjunctiveCompound } from '@nim/bruteforce'
import { remotenessOfConjunctive } from '@nim/core/sums'
import type { Claim } from '../../claim/claim.ts'
import { compoundClaim } from '../../judge/shapes/gmmv/compound-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Remoteness of conjunctive compounds. */
export const gmmvSumConj: Claim = compoundClaim({
  id: 'GMMV-Sum-conj',
  kind: 'theorem',
  source: `${GMMV}, section 1`,
  paperStatus: 'quoted',
  title: 'conjunctive compound: R is the least of the components’ R',
  statement: String.raw`In the conjunctive compound (a move in every component at once; who cannot do so loses) $R$ is the minimum of the components' $R$.`,
  printed: (values) => remotenessOfConjunctive(values),
  value: 'remoteness',
  compound: conjunctiveCompound,
})
