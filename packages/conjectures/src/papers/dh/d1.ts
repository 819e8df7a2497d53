import { formatPosition, options } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import { describePosition } from '../../judge/shapes/dh/judge-stacks.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'
import { stackSets } from '../../facts/setnim/visit-moves.ts'

/** What is left after a legal move, word for word: any a different stacks, all nonempty. */
function optionsByDefinition(x: readonly number[], sizes: readonly number[]): string[] {
  const left = sizes.flatMap((a) =>
    stackSets(x.length, a)
      .map((set) => x.map((height, i) => height - ((set >> i) & 1)))
      .filter((heights) => heights.every((height) => height >= 0))
      .map((heights) => formatPosition(heights.sort((a, b) => a - b))),
  )
  return [...new Set(left)].sort()
}

const PRINTED: Parts = {
  moves: {
    says: 'a move takes one token from each of a different nonempty stacks, a in A',
    ofPosition: ({ x, game }) =>
      optionsByDefinition(x, game.sizes).join(' ') ===
      options(game.ruleset, x).map(formatPosition).sort().join(' '),
    finds: describePosition,
  },
  terminal: {
    says: 'no move is legal iff fewer than min A stacks are nonempty',
    ofPosition: ({ x, nonempty, game }) =>
      (options(game.ruleset, x).length === 0) === nonempty < game.k,
  },
  normal: {
    says: 'who cannot move loses; otherwise the mover wins iff a move leads to a P-position',
    ofPosition: (at) => {
      const values = at.game.outcomes()
      return (at.outcome() === 'N') === at.moves().some((move) => values[move.optionRank] === 0)
    },
  },
  misère: {
    says: 'in misère play who cannot move wins; otherwise the mover wins iff a move leads to a P-position',
    ofPosition: (at) => {
      const values = at.game.remoteness('misere')
      const isN = values[at.rank]! % 2 === 0
      const winning = at.moves().some((move) => values[move.optionRank]! % 2 === 1)
      return isN === (winning || at.isTerminal())
    },
  },
}

/** The games. */
export const dhD1: Claim = statementClaim({
  id: 'DH-D1',
  kind: 'definition',
  source: `${DH}, section 1`,
  paperStatus: 'asserted',
  title: 'SN(n,A): one token from each of a different nonempty stacks, a ∈ A',
  statement: String.raw`$SN(n,A)$: $n\ge1$ stacks, $\emptyset\ne A\subseteq\{1,\dots,n\}$. A move picks $a\in A$ and $a$ different nonempty stacks, and removes one token from each. Under normal play who cannot move loses.`,
  conventions: [
    'emptied stacks still count: n never changes; positions are sorted',
    'misère play (who cannot move wins) is needed for DH-I4b only',
  ],
  decides:
    'for every position of the box, whether the rules that everything else uses agree with the definition word for word, and solved outcomes with their neighbours',
  complexity: 'C(max+n,n) positions times the sets of stacks',
  games: { ...everyA(1, 4), defaultDomain: ({ n }) => ({ kind: 'box', max: n === 4 ? 5 : 8 }) },
  truth: 'rules',
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: PRINTED,
})
