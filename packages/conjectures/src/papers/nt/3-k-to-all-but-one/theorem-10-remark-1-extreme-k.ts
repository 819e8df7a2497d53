import { isAllOddException } from '@nim/core/setnim'
import { isInK } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import { divisorIntervals, everyAOf } from '../../../facts/setnim/games-of-theorems.ts'
import { leastOf } from '../../../facts/setnim/move-sets.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'

function isExtreme(n: number, A: string): boolean {
  return [1, n - 1].includes(leastOf({ A }))
}

export const nt2r1: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-2.r1',
  kind: 'remark',
  at: `${NT.allButAll}, Remark 1`,
  title: 'for k = n−1 the bound on rho holds by itself; for k = 1 P means all even or all odd',
  statement: String.raw`In Theorem 10: if $k=n-1$, all stacks are odd, $|x|\equiv n-2\pmod{2k}$ and $\rho\ge0$, then $\rho\ge2n-3$, so the description is that of DH-T3.3. If $k=1$, the P-positions are those with all stacks even or all stacks odd.`,
  conventions: ['rho = |x| − k·x_n'],
  games: everyAOf((n) => divisorIntervals(n).filter((A) => isExtreme(n, A)), 2, 5),
  partsOf: ({ n, A }) => [
    ...(leastOf({ A: A as string }) === (n as number) - 1 ? ['k = n−1'] : []),
    ...(leastOf({ A: A as string }) === 1 ? ['k = 1'] : []),
  ],
  says: {
    'k = n−1': 'if all stacks are odd, sum(x) ≡ n−2 and rho ≥ 0, then rho ≥ 2n−3',
    'k = 1': 'x is in K ∪ E iff all stacks are even or all are odd',
  },
  printed: {
    'k = n−1': ({ o, sum, rho }, { n }) =>
      o === n && sum % (2 * n - 2) === n - 2 && rho >= 0 ? rho >= 2 * n - 3 : null,
    'k = 1': ({ x, o }, { n }) => (isInK(x, 1) || isAllOddException(x, 1)) === (o === 0 || o === n),
  },
  // the all-odd positions are left out
  wrongAt: { case: { n: 3, A: '{1,2}', part: 'k = 1' }, max: 3 },
  wrong: ({ x, o }) => (isInK(x, 1) || isAllOddException(x, 1)) === (o === 0),
})
