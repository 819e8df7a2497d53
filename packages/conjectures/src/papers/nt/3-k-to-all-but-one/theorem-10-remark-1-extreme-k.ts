import { sumOfOuter } from '../../../rows/sum-of-outer.ts'
import { isAllOddException } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import { allOddExceptionRows } from '../../../facts/setnim/all-odd-exception-rows.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { divisorIntervals, everyAOf } from '../../../facts/setnim/games.ts'
import { isInK } from '../../../facts/setnim/halves.ts'
import { inKRows } from '../../../judge/shapes/nt/member-rows.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { NT } from '../../../claim/sources/nt.ts'
import { oddCountOuter } from '../../../facts/setnim/type-table.ts'

function leastOf(A: string): number {
  return parseMoveSet(A)[0]!
}

function isExtreme(n: number, A: string): boolean {
  return leastOf(A) === 1 || leastOf(A) === n - 1
}

const isAboveBound: RowsOf =
  ({ n, k }) =>
  (outer, answers, length) => {
    const odd = oddCountOuter(outer)
    const sum = sumOfOuter(outer)
    for (let x1 = 0; x1 < length; x1++) {
      const rho = sum + x1 - k * outer[n - 1]!
      const isMeant = odd + (x1 & 1) === n && (sum + x1) % (2 * n - 2) === n - 2 && rho >= 0
      if (!isMeant) answers[x1] = SILENT
      else answers[x1] = rho >= 2 * n - 3 ? HOLDS : FAILS
    }
  }

const isAllAlike: RowsOf = (game) => {
  const { n, k, box } = game
  if (k !== 1) return null
  const isInKRow = inKRows(game)
  const isInERow = allOddExceptionRows(game)
  const isInE = new Uint8Array(box.max + 1)
  return (outer, answers, length) => {
    isInKRow(outer, answers, length)
    isInERow(outer, isInE, length)
    const odd = oddCountOuter(outer)
    for (let x1 = 0; x1 < length; x1++) {
      const o = odd + (x1 & 1)
      const isIn = (answers[x1]! | isInE[x1]!) === 1
      answers[x1] = isIn === (o === 0 || o === n) ? HOLDS : FAILS
    }
  }
}

const PRINTED: Parts = {
  'k = n−1': {
    says: 'if all stacks are odd, sum(x) ≡ n−2 and rho ≥ 0, then rho ≥ 2n−3',
    ofPosition: byRows(isAboveBound, ({ n, o, sum, rho }) =>
      o === n && sum % (2 * n - 2) === n - 2 && rho >= 0 ? rho >= 2 * n - 3 : null,
    ),
  },
  'k = 1': {
    says: 'x is in K ∪ E iff all stacks are even or all are odd',
    ofPosition: byRows(
      isAllAlike,
      ({ x, n, o }) => (isInK(x, 1) || isAllOddException(x, 1)) === (o === 0 || o === n),
    ),
  },
}

/** The extreme cases of Theorem 10. */
export const nt2r1: Claim = ntClaim({
  id: 'NT-2.r1',
  kind: 'remark',
  source: `${NT.allButAll}, Remark 1`,
  title: 'for k = n−1 the bound on rho holds by itself; for k = 1 P means all even or all odd',
  statement: String.raw`In Theorem 10: if $k=n-1$, all stacks are odd, $|x|\equiv n-2\pmod{2k}$ and $\rho\ge0$, then $\rho\ge2n-3$, so the description is that of DH-T3.3. If $k=1$, the P-positions are those with all stacks even or all stacks odd.`,
  conventions: ['rho = |x| − k·x_n'],
  decides: 'for every position of the box',
  complexity: 'C(max+n,n) positions',
  games: everyAOf((n) => divisorIntervals(n).filter((A) => isExtreme(n, A)), 2, 5),
  truth: 'outcome',
  partsOf: ({ n, A }) => [
    ...(leastOf(A as string) === (n as number) - 1 ? ['k = n−1'] : []),
    ...(leastOf(A as string) === 1 ? ['k = 1'] : []),
  ],
  printed: PRINTED,
})
