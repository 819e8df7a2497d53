import { formatPosition } from '@nim/core/rules'
import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import { byClasses, sumTopReduced } from '../dh/part-classes.ts'
import { everyA } from './games.ts'
import { lowered } from './halves.ts'
import { chopped, longestByDefinition } from './longest-by-definition.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

/** Stack i and the k − 1 highest others, as bits; the stacks ascend. */
function withHighest(n: number, k: number, i: number): number {
  let set = 1 << i
  for (let size = 1, j = n - 1; size < k; j--) {
    if (j === i) continue
    set |= 1 << j
    size++
  }
  return set
}

const PRINTED: Parts = {
  longest: {
    says: 'the longest play from x has l(x) moves',
    ofPosition: ({ x, k, rank, game }) =>
      game.playLengths().longest[rank] === longestByDefinition(x, k),
  },
  'one less': {
    says: 'playing on a nonempty stack and the k − 1 highest others lowers l by exactly 1',
    ofPosition: ({ x, k, n, nonempty }) => {
      if (nonempty < k) return null
      const l = longestByDefinition(x, k)
      return x.every(
        (height, i) =>
          height === 0 || longestByDefinition(lowered(x, withHighest(n, k, i)), k) === l - 1,
      )
    },
  },
  reduction: {
    says: 'the reduction of DH-D3 is min(x,l(x)), stack by stack',
    ofPosition: (at) => formatPosition(at.reduction()) === formatPosition(chopped(at.x, at.k)),
  },
  reduced: {
    says: 'x is reduced in the sense of DH-D3 iff k·x_n ≤ sum(x)',
    ofPosition: byClasses(
      sumTopReduced,
      ({ isReduced, k, top, sum }) => isReduced === k * top <= sum,
    ),
  },
}

/** Longest plays, and what they leave: the reduction of the paper. */
export const ntL14: Claim = ntClaim({
  id: 'NT-L14',
  kind: 'lemma',
  source: `${NT.types}, Lemma 14`,
  title: 'l(x) is the length of the longest play, and min(x,l(x)) the reduction of DH-D3',
  statement: String.raw`Let $k=\min A$. The longest play from $x$ in $SN(n,A)$ has $l(x)$ moves. If $l(x)\ge1$ and $S$ consists of a nonempty stack $i$ and the $k-1$ highest others, then $l(x-1_S)=l(x)-1$. Hence some play takes $\min(x_i,l(x))$ tokens off stack $i$, none takes more, and the reduction of DH-D3 is $\min(x,l(x))$ stack by stack; $x$ is reduced iff $k\,x_n\le|x|$.`,
  conventions: ['reduction by DH-D3: the least heights over reachable terminal positions'],
  decides: 'for every position of the box and every A, all parts',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(4),
  truth: 'rules',
  printed: PRINTED,
})
