import { isMisereException } from '@nim/core/exact-slow'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { mMoves } from '../../../facts/exact-slow/m-play-length.ts'
import { type Claim, misereRemoteness, moves } from '../../../judge/index.ts'

export const gmmvD4MRule: Claim = moves({
  id: 'GMMV-D4.m-rule',
  by: 'nimlab',
  kind: 'theorem',
  at: 'after sections 1.3 and 1.4, by nimlab',
  title: 'in misère play the M-rule is wrong exactly above tight exceptional positions',
  statement: String.raw`In misère $NIM(k+1,k)$, $k\ge2$, call $x$ an exception if for some $j$, $2\le j\le k$, $x_j<x_{j+1}$ and $w=(x_1,\dots,x_j)$, its largest entries raised by $1$ if they are even, is odd with $|w|=(j-1)(\max(w)+2)-1$; that is, $w$ is an exceptional position of $NIM(j,j-1)$ (GMMV-D12) with number $\max(w)+1$. (a) At a nonterminal $x$ the M-move lowers the misère remoteness by $1$ iff $x$ is not an exception. (b) At an exception $x$ is an N-position, and so is what the M-move leaves.`,
  conventions: [
    'misère remoteness: 0 at terminal positions, 1 + the least odd value of an option, else 1 + the largest; x is a P-position iff it is odd',
    'for x_1 = 1 exceptions are those with x_2 < x_3, for x_1 = 3 those with x_2 = x_3 < x_4; for even x_1 those with x_1 = … = x_j < x_{j+1}, j = x_1/2 + 2; for odd x_1 ≥ 5 only j ≤ (x_1 + 3)/2 is possible. So for n = 3 the rule is right for all x_1 ≠ 1',
  ],
  games: kPlusOne(3, 7, 50_000),
  quick: { ranges: { n: [3, 4] }, max: 12 },
  facts: { R: misereRemoteness },
  moves: mMoves,
  digest: 'R',
  method: 'retrograde',
  printed: {
    a: {
      says: 'the M-move lowers R by 1 iff x is not an exception',
      holds: (x, next) => (next.R === x.R - 1) !== isMisereException(x.x),
    },
    b: {
      says: 'x is N, and the M-move leaves an N-position',
      holds: (x, next) => (isMisereException(x.x) ? x.R % 2 === 0 && next.R % 2 === 0 : null),
    },
  },
  // In the mutation, only the positions with x_1 ≤ 3 are exceptions.
  wrongAt: { case: { n: 4, part: 'a' } },
  wrong: (x, next) => (next.R === x.R - 1) !== (isMisereException(x.x) && x.x[0]! <= 3),
})
