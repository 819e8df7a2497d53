import { oddStackCount, surplus } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { type Claim, positions, eachText, statedBy } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'
import { surplusText } from '../texts.ts'

/** o_N: the odd entries of min(x,N), N = l(x). */
const oddText = (n: number): string =>
  `count(${Array.from({ length: n }, (_, i) => `min(x${i + 1}, l) mod 2 = 1`).join(', ')})`

/** x is in K where lu = lv. */
export const NT_LEMMA_7: Readonly<Record<string, (parameters: ByK) => string>> = {
  even: ({ n, k }) => {
    const [f, oN] = [surplusText(n, k, 'x', 'l'), oddText(n)]
    const F = surplusText(n, k, 'u', 'l div 2')
    return `(lu = lv <-> ${F} >= 0) and (lu = lv <-> ${oN} <= ${f}) and 2 * ${F} = ${f} - ${oN} if l mod 2 = 0`
  },
  odd: ({ n, k }) => {
    const [f, oN] = [surplusText(n, k, 'x', 'l'), oddText(n)]
    const F = surplusText(n, k, 'v', '(l + 1) div 2')
    return `(lu = lv <-> ${F} < 0) and (lu = lv <-> ${oN} + ${f} < ${k}) and 2 * ${F} = ${f} + ${oN} - ${k} if l mod 2 = 1`
  },
}

export const ntL7: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L7',
  at: `${NT.types}, Lemma 7`,
  title: 'with N = l(x), f = F_x(N): x in K iff o_N ≤ f (N even), o_N + f < k (N odd)',
  statement: String.raw`Let $N=l(x)$, $f=F_x(N)$ and $o_N$ the number of odd entries of $\min(x,N)$. If $N=2p$: $x\in K\iff F_u(p)\ge0\iff o_N\le f$. If $N=2p+1$: $x\in K\iff F_v(p+1)<0\iff o_N+f<k$. Moreover $2F_u(p)=f-o_N$ and $2F_v(p+1)=f+o_N-k$, respectively.`,
  games: atLeastK(5),
  says: {
    even: 'N = 2p: x in K iff F_u(p) ≥ 0 iff o_N ≤ f, and 2F_u(p) = f − o_N',
    odd: 'N = 2p+1: x in K iff F_v(p+1) < 0 iff o_N + f < k, and 2F_v(p+1) = f + o_N − k',
  },
  printed: eachText(NT_LEMMA_7, statedBy),
  // o_N = f > 0 is excluded
  wrongAt: { case: { n: 3, k: 2, part: 'even' }, max: 4 },
  wrong: ({ x, l: N, red, inK }, { k }) => {
    if (N % 2 !== 0) return null
    const [f, oN] = [surplus(x, k, N), oddStackCount(red)]
    return inK === (oN < f || oN === 0)
  },
})
