import type { Claim } from '../../claim/claim.ts'
import { looking } from '../../rows/looks-at.ts'
import { parityOutcomeClaim } from '../../judge/shapes/gmmv/parity-outcome-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Positions with k odd piles are N. */
export const gmmvF3: Claim = parityOutcomeClaim({
  id: 'GMMV-F3',
  kind: 'remark',
  source: `${GMMV}, section 1`,
  paperStatus: 'proved',
  title: 'every position with exactly k odd entries is N',
  statement: String.raw`In $NIM(n,k)$, $0<k\le n$, every position with exactly $k$ odd entries is an N-position.`,
  printed: looking('parities', (position, k) =>
    position.filter((pile) => pile % 2 === 1).length === k ? false : null,
  ),
})
