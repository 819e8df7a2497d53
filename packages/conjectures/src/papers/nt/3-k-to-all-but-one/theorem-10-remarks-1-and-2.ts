import { isAllOddException } from '@nim/core/setnim'
import { isInK, type MoveIntoE, moveIntoE } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import { divisorIntervals, everyAOf } from '../../../facts/setnim/games-of-theorems.ts'
import { leastOf } from '../../../facts/setnim/move-sets.ts'
import { type Claim, instances, positions, upTo, type UpToDomain } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'

function isExtreme(n: number, A: string): boolean {
  return [1, n - 1].includes(leastOf({ A }))
}

export const nt2r1: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-2.r1',
  kind: 'remark',
  at: `${NT.allButAll}, Remark 1`,
  title: 'for k = n−1 the bound on rho always holds; for k = 1, P means all even or all odd',
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
  // In the mutation, the all-odd positions are omitted.
  wrongAt: { case: { n: 3, A: '{1,2}', part: 'k = 1' }, max: 3 },
  wrong: ({ x, o }) => (isInK(x, 1) || isAllOddException(x, 1)) === (o === 0),
})

export const nt2r2: Claim = instances<{ part: string }, UpToDomain, MoveIntoE>({
  id: 'NT-2.r2',
  kind: 'remark',
  at: `${NT.allButAll}, Remark 2`,
  title: 'if 2 ≤ k ≤ n−2 does not divide n−1, some move of SN(n,{k,…,n−1}) joins K and E',
  statement: String.raw`Let $2\le k\le n-2$. Let $x'\in E$ have one stack of odd height $H$ and all others of height $H$ or $H-2$, and let $x=x'+1_S$ with $|S|=n-1$, the stack left out being of height $H$. If $k$ does not divide $n-1$, then $x\in K$, so $K\cup E$ is not the set of P-positions of $SN(n,\{k,\dots,n-1\})$. (If $k$ divides $n-1$, then $x\notin K$.)`,
  conventions: [
    'x′ is the example with the least H, found by search; fewer than k stacks have height H−2',
  ],
  complexity: 'n² pairs times n·H·k',
  domain: upTo('n', 24),
  *instances({ parameters: { part }, domain: { max } }) {
    for (let n = 4; n <= max; n++) {
      for (let k = 2; k <= n - 2; k++) {
        if (((n - 1) % k === 0) === (part === 'divisor')) yield moveIntoE(n, k)
      }
    }
  },
  cost: (_, { max }) => BigInt(max) ** 2n,
  digest: ({ startsInK, endsInE }) => (startsInK && endsInE ? 1 : 0),
  says: {
    'no divisor': 'the move on n−1 stacks leads from K into E',
    divisor: 'the move on n−1 stacks does not start in K',
  },
  printed: {
    'no divisor': ({ startsInK, endsInE }) => startsInK && endsInE,
    divisor: ({ startsInK }) => !startsInK,
  },
  witness: ({ n, k, x, left }) => ({ n, k, x, left }),
  // In the mutation, k dividing n is also sufficient.
  wrongAt: { case: { part: 'no divisor' }, max: 12 },
  wrong: ({ n, k, startsInK }) => startsInK === (n % k !== 0),
})
