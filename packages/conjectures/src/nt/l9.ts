import { formatPosition } from '@nim/core/rules'
import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import { everyA } from './games.ts'
import { lowered } from './halves.ts'
import { chopped } from './longest-by-definition.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

const PRINTED: Parts = {
  support: {
    says: 'with k nonempty stacks or more red(x) has the same nonempty stacks, otherwise red(x) = 0',
    ofPosition: ({ x, k, nonempty }) =>
      chopped(x, k).every((height, i) => height > 0 === (nonempty >= k && x[i]! > 0)),
  },
  commute: {
    says: 'red(x − 1_S) = red(red(x) − 1_S) for every move S',
    from: 'all',
    ofMove: ({ option, played }, { x, k }) =>
      formatPosition(chopped(option, k)) ===
      formatPosition(chopped(lowered(chopped(x, k), played), k)),
  },
  outcome: {
    says: 'x and red(x) have the same outcome',
    ofPosition: (at) =>
      at.game.outcomes()[at.game.box.rank(chopped(at.x, at.k))] === at.game.outcomes()[at.rank],
  },
}

/** Reduction keeps the outcome, for every A. */
export const ntL9: Claim = ntClaim({
  id: 'NT-L9',
  kind: 'lemma',
  source: `${NT.types}, Lemma 9`,
  title: 'for every A: red(x − 1_S) = red(red(x) − 1_S), so x and red(x) have the same outcome',
  statement: String.raw`Let $k=\min A$ and $red(x)=\min(x,l(x))$ stack by stack. If at least $k$ stacks of $x$ are nonempty, $red(x)$ has the same nonempty stacks; otherwise $red(x)=0$ and neither has a move. $red(x-1_S)=red(red(x)-1_S)$ for every move $S$. Hence $x$ and $red(x)$ have the same outcome.`,
  conventions: ['stacks keep their places; red by l, not by DH-D3'],
  decides: 'for every position of the box, every A and every move, all parts',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(4),
  truth: 'outcome',
  printed: PRINTED,
})
