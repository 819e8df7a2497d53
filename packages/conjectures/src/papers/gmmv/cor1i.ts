import type { Claim } from '../../claim/claim.ts'
import { criticalMoveClaim } from '../../judge/shapes/gmmv/critical-move-claim.ts'
import type { CriticalMove } from '../../facts/exact-slow/critical-moves.ts'
import { isEvenPosition, isOddPosition } from '../../facts/exact-slow/position-parity.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

function isOddCritical(move: CriticalMove, m: number, reading: string): boolean {
  if (move.critical !== m - 1) return false
  return reading === 'number' ? (m - 1) % 2 === 1 : isOddPosition(move.to)
}

/** Critical positions with even m. */
export const gmmvCor1i: Claim = criticalMoveClaim({
  id: 'GMMV-Cor1i',
  kind: 'corollary',
  source: `${GMMV}, Corollary 1 (i)`,
  paperStatus: 'proved',
  title:
    'm even: m-critical x is odd or even; moves that reduce all entries m reach (m−1)-critical x′',
  statement: String.raw`Let $x$ be $m$-critical in $NIM(k+1,k)$, $m$ even. (a) $x$ is odd (case B) or even (case A). In case A: (b) at least one of the even entries is strictly less than $m$; (c) a move from $x$ that reduces all (maximal) entries equal to $m$ leads to an odd $(m-1)$-critical position; (d) an M-move has this property.`,
  conventions: [
    'm-critical by M (GMMV-D8)',
    'readings of "odd (m−1)-critical": the number m−1 is odd; the position reached is odd',
    'case A: x is even',
  ],
  withReadings: ['c', 'd'],
  printed: {
    a: ({ position, m }) =>
      m % 2 === 0 ? isOddPosition(position) || isEvenPosition(position) : null,
    b: ({ position, m }) =>
      m % 2 === 0 && isEvenPosition(position) ? position.some((pile) => pile < m) : null,
    c: ({ position, m, moves }, reading) => {
      const reducing = moves.filter(({ kept }) => kept !== m)
      if (m % 2 === 1 || !isEvenPosition(position) || reducing.length === 0) return null
      return reducing.every((move) => isOddCritical(move, m, reading))
    },
    d: ({ position, m, mMove }, reading) =>
      m % 2 === 1 || !isEvenPosition(position) || mMove === undefined
        ? null
        : mMove.kept !== m && isOddCritical(mMove, m, reading),
  },
})
