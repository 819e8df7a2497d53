import type { Claim } from '../../claim/claim.ts'
import { rowsOf } from '../../rows/all-rows.ts'
import { criticalNumbers } from '../../facts/exact-slow/for-each-critical.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { longestMPlay } from '../../facts/exact-slow/m-play-counts.ts'
import { isEvenPosition } from '../../facts/exact-slow/position-parity.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Corollary 1 (i), part (b), without the zero position. */
export const gmmvCor1iFix: Claim = kPlusOneClaim({
  id: 'GMMV-Cor1i-fix',
  kind: 'corollary',
  source: `${GMMV}, Corollary 1 (i), part (b) corrected by nimlab`,
  paperStatus: 'asserted',
  title: 'm even, m > 0, x even and m-critical: some entry is less than m',
  statement: String.raw`Let $x$ be $m$-critical in $NIM(k+1,k)$, $m$ even and $m>0$, $x$ even (case A). Then at least one of the entries is strictly less than $m$. Changed: $m>0$; the zero position is $0$-critical and has no entry less than $0$.`,
  conventions: ['m-critical by M; −1 stands for not critical'],
  fewestPiles: 2,
  extra: {
    name: 'critical m',
    table: ({ box, M }) => criticalNumbers(box, rowsOf(M), longestMPlay(box)),
  },
  printed: {
    whole: {
      over: 'positions',
      holds: ({ position, extra: m }) =>
        m > 0 && m % 2 === 0 && isEvenPosition(position) ? position.some((pile) => pile < m) : null,
    },
  },
})
