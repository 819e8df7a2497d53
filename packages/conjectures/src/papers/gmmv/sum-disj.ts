import { disjunctiveCompound } from '@nim/bruteforce'
import { grundyOfDisjunctive } from '@nim/core/sums'
import type { Claim } from '../../claim/claim.ts'
import { compoundClaim } from '../../judge/shapes/gmmv/compound-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Grundy values of disjunctive compounds. */
export const gmmvSumDisj: Claim = compoundClaim({
  id: 'GMMV-Sum-disj',
  kind: 'theorem',
  source: `${GMMV}, section 1`,
  paperStatus: 'quoted',
  title: 'disjunctive compound: G is the XOR of the components’ G',
  statement: String.raw`In the disjunctive compound (a move in exactly one component; who cannot move loses) $G$ is the XOR of the components' $G$.`,
  printed: (values) => grundyOfDisjunctive(values),
  value: 'grundy',
  compound: disjunctiveCompound,
})
