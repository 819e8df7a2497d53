import { misereRemotenessOfKPlusOne } from '@nim/core/exact-slow'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { type Claim, misereRemoteness, positions } from '../../../judge/index.ts'

export const gmmvD4Values: Claim = positions({
  id: 'GMMV-D4.values',
  by: 'nimlab',
  kind: 'theorem',
  at: 'after sections 1.3 and 1.4, by nimlab',
  title: 'the misère remoteness of NIM(k+1,k) is T − 1, T or T + 1, by counts of piles at T',
  statement: String.raw`Let $x$ be a position of $NIM(k+1,k)$, $k\ge2$. Let $D(t)=\sum_{x_i\le t}(\lfloor(t-x_i)/2\rfloor+1)-\lfloor t/2\rfloor$, and let $T$ be the least $t\ge0$ with $D(t)\ge2$. Let $D=D(T)$, let $b$ be the number of piles larger than $T$, let $c$ be the number of piles of size $T$, and let $C=D-c$. The misère remoteness of $x$ is $T-1$ in these three cases: $C\ge4$; $C=3$, and some pile is even or at least $T$; $C=2$, and $b+c\ge1$. The misère remoteness is $T+1$ if $D=2$ and one of these conditions holds: $T$ is even, $b=0$, and all piles are even; $T$ is odd, $b=0$, and at most one pile is even; $T$ is odd, $b\ge1$, $c\ge1$, and no pile smaller than $T$ is even. In all other cases, the misère remoteness is $T$.`,
  conventions: [
    'misère remoteness: 0 at terminal positions, 1 + the least odd value of an option, else 1 + the largest; x is a P-position iff it is odd',
    'T is computed as min(2·l(⌈x/2⌉), 2·l(⌊x/2⌋) + 1), with l the length of the longest play',
  ],
  games: kPlusOne(3, 8, 100_000),
  quick: { ranges: { n: [3, 4] }, max: 12 },
  facts: { R: misereRemoteness },
  digest: 'R',
  printed: ({ x, R }) => misereRemotenessOfKPlusOne(x) === R,
  // In the mutation, positions whose smallest pile has size 3 are never late.
  wrongAt: { case: { n: 4 } },
  wrong: ({ x, R }) => {
    const value = misereRemotenessOfKPlusOne(x)
    return R === (x[0] === 3 && x.every((pile) => pile % 2 === 1) ? value - 1 : value)
  },
})
