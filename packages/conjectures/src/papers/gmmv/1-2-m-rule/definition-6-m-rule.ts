import { mRuleKeeps } from '@nim/core/exact-slow'
import { keptPilesByText } from '@nim/core/exact-slow/definitions'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { type Claim, factOf, positions } from '../../../judge/index.ts'

export const gmmvD6: Claim = positions({
  id: 'GMMV-D6',
  kind: 'definition',
  at: 'section 1.2',
  title: 'M-rule: keep a smallest even pile, a largest pile if all are odd, reduce all others',
  statement: String.raw`At a nonterminal $x$ of $NIM(k+1,k)$: if all piles are odd, keep a largest pile and reduce all others; if there are even piles, keep a smallest even pile and reduce all others. For sorted $x$ the index kept is $e(x)$, the maximal index at which the smallest even entry stands; $e(x)=k+1$ if all entries are odd. $\mathcal M(x)$ is the number of moves from $x$ to a terminal position when both sides follow the M-rule.`,
  conventions: ['k = n − 1'],
  games: kPlusOne(2, 6, 5000),
  facts: {
    last: factOf('the last pile that the text allows the player to keep', 'GMMV-D6', (x) =>
      keptPilesByText(x).at(-1)!,
    ),
    e: factOf('e(x) as encoded', 'GMMV-D6', (x) => mRuleKeeps(x)),
  },
  digest: ['last', 'e'],
  printed: ({ e, last }) => e === last,
  // The mutation keeps the first of the smallest even piles.
  wrong: ({ x, e, last }) => x.indexOf(x[e]!) === last,
})
