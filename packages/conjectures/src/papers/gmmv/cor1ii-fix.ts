import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gmmvCor1ii } from './cor1ii.ts'

/** Corollary 1 (ii) for moves to even positions. */
export const gmmvCor1iiFix: Claim = correctedClaim(gmmvCor1ii, {
  title:
    'm odd: exactly one move, the M-move, leads from m-critical x to an (m−1)-critical even x′',
  statement: String.raw`Let $x$ be $m$-critical in $NIM(k+1,k)$, $k\ge1$, $m$ odd. (a) Exactly one move leads to an $(m-1)$-critical position $x'$ that is even, that is, all entries of which are even; (b) it keeps the unique even entry and reduces all others; (c) it is the unique M-move. Changed: "even" is said of the position $x'$; if it is said of the number $m-1$ the statement fails for $k=1$.`,
  conventions: [
    'm-critical by M (GMMV-D8); moves are counted up to exchanging equal piles',
    '"even (m−1)-critical": the position reached is even',
  ],
  only: { reading: ['position'] },
})
