import { type MoveIntoE, moveIntoE } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import { type Claim, instances, upTo, type UpToDomain } from '../../../judge/index.ts'

export const nt2r2: Claim = instances<{ part: string }, UpToDomain, MoveIntoE>({
  id: 'NT-2.r2',
  kind: 'remark',
  at: `${NT.allButAll}, Remark 2`,
  title: 'if 2 ≤ k ≤ n−2 does not divide n−1, some move of SN(n,{k,…,n−1}) joins K and E',
  statement: String.raw`Let $2\le k\le n-2$. Let $x'\in E$ have one stack of odd height $H$ and all others of height $H$ or $H-2$, and let $x=x'+1_S$ with $|S|=n-1$, the stack left out being of height $H$. If $k$ does not divide $n-1$, then $x\in K$, so $K\cup E$ is not the set of P-positions of $SN(n,\{k,\dots,n-1\})$. (If $k$ divides $n-1$, then $x\notin K$.)`,
  conventions: [
    'x′ is the one with the least H, found by search; fewer than k stacks have height H−2',
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
  // that k divides n is said to be enough, too
  wrongAt: { case: { part: 'no divisor' }, max: 12 },
  wrong: ({ n, k, startsInK }) => startsInK === (n % k !== 0),
})
