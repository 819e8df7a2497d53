import type { Claim } from '../../claim/claim.ts'
import { looking } from '../../rows/looks-at.ts'
import { parityOutcomeClaim } from '../../judge/shapes/gmmv/parity-outcome-claim.ts'
import { isEvenPosition } from '../../facts/exact-slow/position-parity.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Even positions are P. */
export const gmmvF2: Claim = parityOutcomeClaim({
  id: 'GMMV-F2',
  kind: 'remark',
  source: `${GMMV}, section 1`,
  paperStatus: 'proved',
  title: 'every even position is P',
  statement: String.raw`In $NIM(n,k)$, $0<k\le n$, every even position is a P-position.`,
  printed: looking('parities', (position) => (isEvenPosition(position) ? true : null)),
})
