import { oddStackCount, surplus } from '@nim/core/setnim/definitions'
import type { Claim } from '../../../claim/claim.ts'
import { NT } from '../../../claim/sources/nt.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { positions } from '../../../judge/positions.ts'
import { BY_LENGTH } from '../judged-by.ts'

/** K in terms of l(x). */
export const ntL7: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L7',
  at: `${NT.types}, Lemma 7`,
  title: 'with N = l(x), f = F_x(N): x in K iff o_N ≤ f (N even), o_N + f < k (N odd)',
  statement: String.raw`Let $N=l(x)$, $f=F_x(N)$ and $o_N$ the number of odd entries of $\min(x,N)$. If $N=2p$: $x\in K\iff F_u(p)\ge0\iff o_N\le f$. If $N=2p+1$: $x\in K\iff F_v(p+1)<0\iff o_N+f<k$. Moreover $2F_u(p)=f-o_N$ and $2F_v(p+1)=f+o_N-k$, respectively.`,
  games: atLeastK(5),
  printed: {
    even: {
      says: 'N = 2p: x in K iff F_u(p) ≥ 0 iff o_N ≤ f, and 2F_u(p) = f − o_N',
      holds: ({ x, l: N, red, u, inK }, { k }) => {
        if (N % 2 !== 0) return null
        const [f, oN, F] = [surplus(x, k, N), oddStackCount(red), surplus(u, k, N / 2)]
        return inK === F >= 0 && inK === oN <= f && 2 * F === f - oN
      },
    },
    odd: {
      says: 'N = 2p+1: x in K iff F_v(p+1) < 0 iff o_N + f < k, and 2F_v(p+1) = f + o_N − k',
      holds: ({ x, l: N, red, v, inK }, { k }) => {
        if (N % 2 !== 1) return null
        const [f, oN, F] = [surplus(x, k, N), oddStackCount(red), surplus(v, k, (N + 1) / 2)]
        return inK === F < 0 && inK === oN + f < k && 2 * F === f + oN - k
      },
    },
  },
  // o_N = f > 0 is excluded
  wrong: {
    case: { n: 3, k: 2, part: 'even' },
    max: 4,
    holds: ({ x, l: N, red, inK }, { k }) => {
      if (N % 2 !== 0) return null
      const [f, oN] = [surplus(x, k, N), oddStackCount(red)]
      return inK === (oN < f || oN === 0)
    },
  },
})
