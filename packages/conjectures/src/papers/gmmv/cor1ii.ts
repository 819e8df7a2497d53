import type { Claim } from '../../claim/claim.ts'
import {
  criticalMoveClaim,
  type CriticalPosition,
} from '../../judge/shapes/gmmv/critical-move-claim.ts'
import type { CriticalMove } from '../../facts/exact-slow/critical-moves.ts'
import { isEvenPosition } from '../../facts/exact-slow/position-parity.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The moves to even (m−1)-critical positions. */
function leading({ m, moves }: CriticalPosition, reading: string): readonly CriticalMove[] {
  return moves.filter(
    ({ critical, to }) =>
      critical === m - 1 && (reading === 'number' ? (m - 1) % 2 === 0 : isEvenPosition(to)),
  )
}

/** Critical positions with odd m. */
export const gmmvCor1ii: Claim = criticalMoveClaim({
  id: 'GMMV-Cor1ii',
  kind: 'corollary',
  source: `${GMMV}, Corollary 1 (ii)`,
  paperStatus: 'proved',
  title:
    'm odd: exactly one move, the M-move, leads from m-critical x to an even (m−1)-critical x′',
  statement: String.raw`Let $x$ be $m$-critical in $NIM(k+1,k)$, $m$ odd. (a) Exactly one move leads to an even $(m-1)$-critical position; (b) it keeps the unique even entry and reduces all others; (c) it is the unique M-move.`,
  conventions: [
    'm-critical by M (GMMV-D8); moves are counted up to exchanging equal piles',
    'readings of "even (m−1)-critical": the number m−1 is even; the position reached is even',
  ],
  withReadings: ['a', 'b', 'c'],
  printed: {
    a: (x, reading) => (x.m % 2 === 1 ? leading(x, reading).length === 1 : null),
    b: (x, reading) => {
      if (x.m % 2 === 0) return null
      const even = x.position.filter((pile) => pile % 2 === 0)
      return even.length === 1 && leading(x, reading).every(({ kept }) => kept === even[0])
    },
    c: (x, reading) =>
      x.m % 2 === 1 ? leading(x, reading).every((move) => move === x.mMove) : null,
  },
})
