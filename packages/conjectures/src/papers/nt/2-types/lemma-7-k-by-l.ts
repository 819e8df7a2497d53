import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import type { PositionFacts } from '../../../facts/setnim/position-facts.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { atLeastK } from '../../../facts/setnim/games.ts'
import { isInK, lowerHalf, upperHalf } from '../../../facts/setnim/halves.ts'
import { chopped, longestByDefinition, surplus } from '../../../facts/setnim/longest-by-definition.ts'
import { inKRows } from '../../../judge/shapes/nt/member-rows.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { NT } from '../../../claim/sources/nt.ts'

/** N = l(x) = 2p or 2p + 1, f = F_x(N), and the number of odd entries of min(x,N). */
function numbers({ x, k }: PositionFacts): { N: number; p: number; f: number; oN: number } {
  const N = longestByDefinition(x, k)
  const oN = chopped(x, k).filter((height) => height % 2 === 1).length
  return { N, p: Math.floor(N / 2), f: surplus(x, k, N), oN }
}

/**
 * The numbers that depend on N are found anew where N changes along a row: of the stacks but stack 1,
 * their part of F_x(N), of F_u(p) or F_v(p + 1), and the number of odd entries of min(x,N).
 */
function rowsFor(parity: 0 | 1): RowsOf {
  return ({ n, k, lengths, halves: halvesOf }) => {
    const l = lengths()
    const isInKRow = inKRows({ halves: halvesOf })
    return (outer, answers, length, rank) => {
      isInKRow(outer, answers, length)
      let lastN = -1
      let p = 0
      let ofX = 0
      let ofHalf = 0
      let odd = 0
      for (let x1 = 0; x1 < length; x1++) {
        const N = l[rank + x1]!
        if ((N & 1) !== parity) {
          answers[x1] = SILENT
          continue
        }
        if (N !== lastN) {
          lastN = N
          // p for F_u(p) of even N = 2p, and p + 1 for F_v(p + 1) of odd N = 2p + 1
          p = (N >> 1) + parity
          ofX = -k * N
          ofHalf = -k * p
          odd = 0
          for (let i = 1; i < n; i++) {
            const height = outer[i]!
            const low = height < N ? height : N
            const half = (height + parity) >> 1
            ofX += low
            ofHalf += half < p ? half : p
            odd += low & 1
          }
        }
        const low = x1 < N ? x1 : N
        const half = (x1 + parity) >> 1
        const f = ofX + low
        const F = ofHalf + (half < p ? half : p)
        const oN = odd + (low & 1)
        const isIn = answers[x1] === 1
        const holds =
          parity === 0
            ? isIn === F >= 0 && isIn === oN <= f && 2 * F === f - oN
            : isIn === F < 0 && isIn === oN + f < k && 2 * F === f + oN - k
        answers[x1] = holds ? HOLDS : FAILS
      }
    }
  }
}

const PRINTED: Parts = {
  even: {
    says: 'N = 2p: x in K iff F_u(p) ≥ 0 iff o_N ≤ f, and 2F_u(p) = f − o_N',
    ofPosition: byRows(rowsFor(0), (at) => {
      const { N, p, f, oN } = numbers(at)
      if (N % 2 !== 0) return null
      const F = surplus(lowerHalf(at.x), at.k, p)
      const isIn = isInK(at.x, at.k)
      return isIn === F >= 0 && isIn === oN <= f && 2 * F === f - oN
    }),
  },
  odd: {
    says: 'N = 2p+1: x in K iff F_v(p+1) < 0 iff o_N + f < k, and 2F_v(p+1) = f + o_N − k',
    ofPosition: byRows(rowsFor(1), (at) => {
      const { N, p, f, oN } = numbers(at)
      if (N % 2 !== 1) return null
      const F = surplus(upperHalf(at.x), at.k, p + 1)
      const isIn = isInK(at.x, at.k)
      return isIn === F < 0 && isIn === oN + f < at.k && 2 * F === f + oN - at.k
    }),
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
