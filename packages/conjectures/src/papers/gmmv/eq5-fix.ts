import { remotenessByEquation5Corrected } from '@nim/core/exact-slow'
import type { Claim } from '../../claim/claim.ts'
import { finiteGameClaim } from '../../judge/shapes/gmmv/finite-game-claim.ts'
import { type Recurrence, recurrenceFindings } from '../../facts/exact-slow/recurrence-findings.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Recurrence (5) with the third line corrected. */
export const gmmvEq5Fix: Claim = finiteGameClaim<Recurrence>({
  id: 'GMMV-Eq5-fix',
  kind: 'algorithm',
  source: `${GMMV}, equation (5), corrected by nimlab`,
  paperStatus: 'asserted',
  title: 'R: 1 + min of the even option values, else 1 + max of all option values',
  statement: String.raw`$R(x)=0$ if $R(N^+(x))=\emptyset$; $R(x)=1+\min(R(N^+(x))\cap2\mathbb Z_{\ge0})$ if this intersection is not empty; $R(x)=1+\max R(N^+(x))$ if $\emptyset\ne R(N^+(x))\subseteq1+2\mathbb Z_{\ge0}$. Changed: in the third line the maximum is over all values, where the print has its intersection with the even numbers, which is empty.`,
  conventions: [],
  decides:
    'whether the recurrence, evaluated at the layered values of the options (GMMV-D5), gives the layered value',
  printed: remotenessByEquation5Corrected,
  findings: recurrenceFindings,
})
