import { longestPlay } from '@nim/core/setnim'
import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import { atLeastK } from './games.ts'
import { isInK } from './halves.ts'
import { longestByDefinition } from './longest-by-definition.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

/** The formula and its extreme cases, for a function in the place of the formula. */
export function formula5Parts(longest: (x: readonly number[], k: number) => number): Parts {
  return {
    formula: {
      says: 'l(x) is the least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1',
      ofPosition: ({ x, k }) => longest(x, k) === longestByDefinition(x, k),
    },
    'k = 1': {
      says: 'l(x) = sum(x), and x is in K iff all stacks are even',
      ofPosition: ({ x, k, o, sum }) =>
        k === 1 ? longestByDefinition(x, k) === sum && isInK(x, k) === (o === 0) : null,
    },
    'k = n': {
      says: 'l(x) = x_1, and x is in K iff x_1 is even',
      ofPosition: ({ x, k, n }) =>
        k === n ? longestByDefinition(x, k) === x[0] && isInK(x, k) === (x[0] % 2 === 0) : null,
    },
  }
}

/** How l is computed. */
export const ntF5: Claim = ntClaim({
  id: 'NT-F5',
  kind: 'proposition',
  source: `${NT.slowSetNim}, cost and extreme cases`,
  title: 'l(x) is the least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1',
  statement: String.raw`For $x_1\le\dots\le x_n$: $l(x)=\min_{0\le j<k}\lfloor(x_1+\dots+x_{n-j})/(k-j)\rfloor$. For $k=1$: $l(x)=|x|$ and $K$ consists of the positions with all stacks even. For $k=n$: $l(x)=x_1$ and $K$ consists of those with $x_1$ even.`,
  conventions: [],
  decides: 'for every position of the box, against the definition of l',
  complexity: 'C(max+n,n) positions',
  games: atLeastK(6),
  truth: 'rules',
  partsOf: ({ n, k }) => ['formula', ...(k === 1 ? ['k = 1'] : []), ...(k === n ? ['k = n'] : [])],
  printed: formula5Parts(longestPlay),
})
