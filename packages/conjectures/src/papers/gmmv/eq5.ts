import { remotenessByEquation5 } from '@nim/core/exact-slow'
import type { Claim } from '../../claim/claim.ts'
import { finiteGameClaim } from '../../judge/shapes/gmmv/finite-game-claim.ts'
import { type Recurrence, recurrenceFindings } from '../../facts/exact-slow/recurrence-findings.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Recurrence (5), as printed. */
export const gmmvEq5: Claim = finiteGameClaim<Recurrence>({
  id: 'GMMV-Eq5',
  kind: 'algorithm',
  source: `${GMMV}, equation (5)`,
  paperStatus: 'asserted',
  title: 'recurrence (5) gives R: 1 + min of the even option values, else 1 + max',
  statement: String.raw`With $R(N^+(x))$ the set of values of the options of $x$: $R(x)=0$ if $R(N^+(x))=\emptyset$; $R(x)=1+\min(R(N^+(x))\cap2\mathbb Z_{\ge0})$ if this intersection is not empty; $R(x)=1+\max(R(N^+(x))\cap2\mathbb Z_{\ge0})$ if $\emptyset\ne R(N^+(x))\subseteq1+2\mathbb Z_{\ge0}$.`,
  conventions: [
    'the three lines are taken literally as expressions on sets; the maximum of the empty set is no value, and no value counts as a failure',
  ],
  decides:
    'whether the recurrence, evaluated at the layered values of the options (GMMV-D5), gives the layered value',
  printed: remotenessByEquation5,
  findings: recurrenceFindings,
})
