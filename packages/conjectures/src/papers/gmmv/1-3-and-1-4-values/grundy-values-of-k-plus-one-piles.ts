import { grundyOfKPlusOne } from '@nim/core/exact-slow'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { type Claim, grundy, positions } from '../../../judge/index.ts'

export const gmmvD3Values: Claim = positions({
  id: 'GMMV-D3.values',
  by: 'nimlab',
  kind: 'theorem',
  at: 'after section 1.4, by nimlab',
  title: 'SG values of NIM(k+1,k) are 0 to 3, by x_1, x_2, the odd piles and |x| mod 2k',
  statement: String.raw`Let $x$ be a position of $NIM(k+1,k)$, $k\ge1$, and $y=\min(x,l(x))$ its reduction, $l(x)$ the length of the longest play. Let $o$ be the number of odd piles of $y$ and $r=|y|\bmod2k$. Then $G(x)=0$ if $o\le r\le2k-2-o$, or $o=k+1$ and $r=k-1$. Otherwise, if $y_1$ is odd, $2\le o\le k$, and $r\equiv o-2$ or $r\equiv-o\pmod{2k}$, then $G(x)=2$ if $y_2$ is odd and $G(x)=3$ if $y_2$ is even. Otherwise $G(x)=1$.`,
  conventions: ['y is sorted in ascending order; the description of G(x) = 0 is DH-T3.3'],
  games: kPlusOne(2, 8, 100_000),
  quick: { ranges: { n: [2, 4] }, max: 12 },
  facts: { G: grundy },
  digest: 'G',
  printed: ({ x, G }) => grundyOfKPlusOne(x) === G,
  // In the mutation, the values 2 and 3 are exchanged where x_1 = 3.
  wrongAt: { case: { n: 3 } },
  wrong: ({ x, G }) => {
    const value = grundyOfKPlusOne(x)
    return G === (value > 1 && x[0] === 3 ? 5 - value : value)
  },
})
