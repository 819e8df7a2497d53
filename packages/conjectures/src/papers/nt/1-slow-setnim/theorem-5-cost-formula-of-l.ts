import { longestPlay } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { NT } from '../../../claim/sources/nt.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { positions } from '../../../judge/positions.ts'
import { BY_LENGTH } from '../judged-by.ts'

/** How l is computed. */
export const ntF5: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-F5',
  kind: 'proposition',
  at: `${NT.slowSetNim}, cost and extreme cases`,
  title: 'l(x) is the least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1',
  statement: String.raw`For $x_1\le\dots\le x_n$: $l(x)=\min_{0\le j<k}\lfloor(x_1+\dots+x_{n-j})/(k-j)\rfloor$. For $k=1$: $l(x)=|x|$ and $K$ consists of the positions with all stacks even. For $k=n$: $l(x)=x_1$ and $K$ consists of those with $x_1$ even.`,
  games: atLeastK(6),
  partsOf: ({ n, k }) => ['formula', ...(k === 1 ? ['k = 1'] : []), ...(k === n ? ['k = n'] : [])],
  printed: {
    formula: {
      says: 'l(x) is the least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1',
      holds: ({ x, l }, { k }) => longestPlay(x, k) === l,
    },
    'k = 1': {
      says: 'l(x) = sum(x), and x is in K iff all stacks are even',
      holds: ({ l, sum, inK, o }, { k }) => (k === 1 ? l === sum && inK === (o === 0) : null),
    },
    'k = n': {
      says: 'l(x) = x_1, and x is in K iff x_1 is even',
      holds: ({ x, l, inK }, { n, k }) => (k === n ? l === x[0] && inK === (x[0] % 2 === 0) : null),
    },
  },
  // the term j = 0 alone is l of reduced positions only
  wrong: {
    case: { n: 3, k: 2, part: 'formula' },
    max: 3,
    holds: ({ l, sum }, { k }) => Math.floor(sum / k) === l,
  },
})
