import { isSorted, options } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

function total(x: readonly number[]): number {
  return x.reduce((a, b) => a + b, 0)
}

const PRINTED: Parts = {
  options: {
    says: 'an option is sorted, and its sum is smaller by a member of A',
    ofPosition: ({ x, sum, game }) => {
      const left = options(game.ruleset, x)
      return left.length === 0
        ? null
        : left.every((y) => isSorted(y) && game.sizes.includes(sum - total(y)))
    },
  },
  'P and N': {
    says: 'every position is either P or N; no option of a P-position is P, some option of an N-position is',
    ofPosition: (at) => {
      const values = at.game.outcomes()
      const intoP = at.moves().some((move) => values[move.optionRank] === 0)
      return at.outcome() === 'P' ? !intoP : intoP
    },
  },
  'e and rho': {
    says: 'e counts the stacks of height x_n, and rho = sum(x) − k·x_n',
    ofPosition: ({ x, n, k, e, rho, top }) =>
      x.lastIndexOf(top) - x.indexOf(top) + 1 === e &&
      rho === total(x.slice(0, n - e)) + (e - k) * top,
  },
}

/** Notation for positions. */
export const dhD2: Claim = statementClaim({
  id: 'DH-D2',
  kind: 'definition',
  source: `${DH}, section 1`,
  paperStatus: 'asserted',
  title: 'notation: sorted positions, options, k = min A, maximal stacks, ρ, P and N',
  statement: String.raw`Positions are $x_1\le\dots\le x_n$; an option is what one legal move leaves, sorted again; $k=\min A$; $e$ is the number of stacks of height $x_n$; $\rho(x)=|x|-k\,x_n$; $P(n,A)$ and $N(n,A)$ are the sets of P- and N-positions.`,
  conventions: ['self-test of the notation as this project uses it'],
  decides: 'for every position of the box, whether the notions have their defining properties',
  complexity: 'C(max+n,n) positions times the options of each',
  games: { ...everyA(1, 4), defaultDomain: ({ n }) => ({ kind: 'box', max: n === 4 ? 5 : 8 }) },
  truth: 'outcome',
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: PRINTED,
})
