import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import { atLeastK } from './games.ts'
import { isInK, lowerHalf, upperHalf } from './halves.ts'
import { longestByDefinition } from './longest-by-definition.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

const PRINTED: Parts = {
  lower: {
    says: 'l(u′) ≤ l(v) − 1',
    from: 'all',
    ofMove: ({ option }, { x, k }) =>
      longestByDefinition(lowerHalf(option), k) <= longestByDefinition(upperHalf(x), k) - 1,
  },
  upper: {
    says: 'l(v′) ≥ l(u)',
    from: 'all',
    ofMove: ({ option }, { x, k }) =>
      longestByDefinition(upperHalf(option), k) >= longestByDefinition(lowerHalf(x), k),
  },
  leaves: {
    says: 'a move on at least k stacks from K ends outside K',
    from: 'all',
    ofMove: ({ option }, { x, k }) => (isInK(x, k) ? !isInK(option, k) : null),
  },
}

/** No move stays in K. */
export const ntL3: Claim = ntClaim({
  id: 'NT-L3',
  kind: 'lemma',
  source: `${NT.slowSetNim}, Lemma 3`,
  title: 'no move on at least k stacks joins two positions with l(⌊x/2⌋) = l(⌈x/2⌉)',
  statement: String.raw`Let $u=\lfloor x/2\rfloor$, $v=\lceil x/2\rceil$, and let $u'$, $v'$ belong to $x'=x-1_S$ with $|S|\ge k$. Then $l(u')\le l(v)-1$ and $l(v')\ge l(u)$. If $x\in K=\{x:l(u)=l(v)\}$, then $l(u')<l(v')$, so $x'\notin K$.`,
  conventions: ['the first two parts hold for every x, in K or not', 'K depends on k'],
  decides: 'for every position of the box and every set of at least k stacks, all parts',
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: atLeastK(5),
  truth: 'rules',
  printed: PRINTED,
})
