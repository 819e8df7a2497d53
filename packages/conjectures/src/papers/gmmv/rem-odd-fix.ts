import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { isOddPosition } from '../../facts/exact-slow/position-parity.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Odd P-positions are exactly the exceptional ones. */
export const gmmvRemOddFix: Claim = kPlusOneClaim({
  id: 'GMMV-Rem-odd-fix',
  kind: 'remark',
  source: `${GMMV}, remark after Theorem 1, corrected by nimlab`,
  paperStatus: 'asserted',
  title: 'an odd position is P iff it satisfies (B) for some m',
  statement: String.raw`In $NIM(k+1,k)$ an odd position is a P-position iff it satisfies (B) of Theorem 1 for some $m$. Changed: the print says that there are odd P-positions beyond this family.`,
  fewestPiles: 2,
  defaultPositions: 30000,
  printed: {
    whole: {
      over: 'positions',
      holds: (x) =>
        isOddPosition(x.position) ? (x.R % 2 === 0) === (x.exceptional !== null) : null,
    },
  },
})
