import { formatPosition } from '@nim/core/rules'
import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import { anyStacks } from './games.ts'
import { lowered, lowerHalf, oddSet, upperHalf } from './halves.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

const PRINTED: Parts = {
  lower: {
    says: 'the lower half of x − 1_S is v − 1_{S ∪ O}',
    from: 'all',
    ofMove: ({ option, played }, { x }) =>
      formatPosition(lowerHalf(option)) ===
      formatPosition(lowered(upperHalf(x), played | oddSet(x))),
  },
  upper: {
    says: 'the upper half of x − 1_S is v − 1_{S ∩ O}',
    from: 'all',
    ofMove: ({ option, played }, { x }) =>
      formatPosition(upperHalf(option)) ===
      formatPosition(lowered(upperHalf(x), played & oddSet(x))),
  },
}

/** What a move does to the halves. */
export const ntL2: Claim = ntClaim({
  id: 'NT-L2',
  kind: 'lemma',
  source: `${NT.slowSetNim}, Lemma 2`,
  title: 'a move on S takes v − 1_{S ∪ O} and v − 1_{S ∩ O} as the new halves',
  statement: String.raw`Let $O$ be the set of odd stacks of $x$, $v=\lceil x/2\rceil$, and $x'=x-1_S$ with all stacks of $S$ nonempty. Then $\lfloor x'/2\rfloor=v-1_{S\cup O}$ and $\lceil x'/2\rceil=v-1_{S\cap O}$.`,
  conventions: ['stacks keep their places'],
  decides: 'for every position of the box and every set S of nonempty stacks, both parts',
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: anyStacks(5),
  truth: 'rules',
  printed: PRINTED,
})
