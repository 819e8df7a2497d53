import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import type { PositionFacts } from '../dh/position-facts.ts'
import { atLeastK } from './games.ts'
import { isInK, lowerHalf, upperHalf } from './halves.ts'
import { chopped, longestByDefinition, surplus } from './longest-by-definition.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

/** N = l(x) = 2p or 2p + 1, f = F_x(N), and the number of odd entries of min(x,N). */
function numbers({ x, k }: PositionFacts): { N: number; p: number; f: number; oN: number } {
  const N = longestByDefinition(x, k)
  const oN = chopped(x, k).filter((height) => height % 2 === 1).length
  return { N, p: Math.floor(N / 2), f: surplus(x, k, N), oN }
}

const PRINTED: Parts = {
  even: {
    says: 'N = 2p: x in K iff F_u(p) ≥ 0 iff o_N ≤ f, and 2F_u(p) = f − o_N',
    ofPosition: (at) => {
      const { N, p, f, oN } = numbers(at)
      if (N % 2 !== 0) return null
      const F = surplus(lowerHalf(at.x), at.k, p)
      const isIn = isInK(at.x, at.k)
      return isIn === F >= 0 && isIn === oN <= f && 2 * F === f - oN
    },
  },
  odd: {
    says: 'N = 2p+1: x in K iff F_v(p+1) < 0 iff o_N + f < k, and 2F_v(p+1) = f + o_N − k',
    ofPosition: (at) => {
      const { N, p, f, oN } = numbers(at)
      if (N % 2 !== 1) return null
      const F = surplus(upperHalf(at.x), at.k, p + 1)
      const isIn = isInK(at.x, at.k)
      return isIn === F < 0 && isIn === oN + f < at.k && 2 * F === f + oN - at.k
    },
  },
}

/** K in terms of l(x). */
export const ntL7: Claim = ntClaim({
  id: 'NT-L7',
  kind: 'lemma',
  source: `${NT.types}, Lemma 7`,
  title: 'with N = l(x), f = F_x(N): x in K iff o_N ≤ f (N even), o_N + f < k (N odd)',
  statement: String.raw`Let $N=l(x)$, $f=F_x(N)$ and $o_N$ the number of odd entries of $\min(x,N)$. If $N=2p$: $x\in K\iff F_u(p)\ge0\iff o_N\le f$. If $N=2p+1$: $x\in K\iff F_v(p+1)<0\iff o_N+f<k$. Moreover $2F_u(p)=f-o_N$ and $2F_v(p+1)=f+o_N-k$, respectively.`,
  conventions: [],
  decides: 'for every position of the box, every equivalence and both identities',
  complexity: 'C(max+n,n) positions',
  games: atLeastK(5),
  truth: 'rules',
  printed: PRINTED,
})
