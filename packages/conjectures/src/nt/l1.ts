import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import { atLeastK } from './games.ts'
import { lowered } from './halves.ts'
import { longestByDefinition, surplus } from './longest-by-definition.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

const PRINTED: Parts = {
  a: {
    says: 'F_x(m) ≥ 0 exactly for 0 ≤ m ≤ l(x)',
    ofPosition: ({ x, k, sum }) => {
      const l = longestByDefinition(x, k)
      return Array.from({ length: sum + 2 }, (_, m) => m).every(
        (m) => surplus(x, k, m) >= 0 === m <= l,
      )
    },
  },
  'a, support': {
    says: 'l(x) ≥ 1 exactly if at least k stacks are nonempty',
    ofPosition: ({ x, k, nonempty }) => longestByDefinition(x, k) >= 1 === nonempty >= k,
  },
  b: {
    says: 'a token less on one stack does not raise l',
    ofPosition: ({ x, k }) =>
      x.every(
        (height, i) =>
          height === 0 || longestByDefinition(lowered(x, 1 << i), k) <= longestByDefinition(x, k),
      ),
  },
  c: {
    says: 'every move on at least k stacks lowers l by at least 1',
    from: 'all',
    ofMove: ({ option }, { x, k }) =>
      longestByDefinition(option, k) <= longestByDefinition(x, k) - 1,
  },
}

/** What l is, and how it falls. */
export const ntL1: Claim = ntClaim({
  id: 'NT-L1',
  kind: 'lemma',
  source: `${NT.slowSetNim}, Lemma 1`,
  title: 'F is nonnegative exactly up to l; l is monotone and every move lowers it',
  statement: String.raw`Let $F_y(m)=\sum_i\min(y_i,m)-km$ and $l(y)=\max\{m\ge0: F_y(m)\ge0\}$. (a) $F_y(m)\ge0$ exactly for $0\le m\le l(y)$, and $l(y)\ge1$ exactly if at least $k$ stacks are nonempty. (b) $y\le z$ implies $l(y)\le l(z)$. (c) If $R$ is a set of at least $k$ nonempty stacks of $z$, then $l(z-1_R)\le l(z)-1$.`,
  conventions: ['(b) is checked for one token, which gives it for all y ≤ z inside the box'],
  decides: 'for every position of the box and every set of at least k stacks, all parts',
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: atLeastK(5),
  truth: 'rules',
  printed: PRINTED,
})
