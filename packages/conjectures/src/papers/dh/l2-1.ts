import { formatPosition } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'
import { hasStack, stackSets } from '../../facts/setnim/visit-moves.ts'

const PRINTED: Parts = {
  legal: {
    says: 'the same sets of stacks can be played on in x and in red(x)',
    ofPosition: (at) => {
      const red = at.reduction()
      const isLegal = (heights: readonly number[], set: number): boolean =>
        heights.every((height, i) => !hasStack(set, i) || height > 0)
      return at.game.sizes.every((a) =>
        stackSets(at.n, a).every((set) => isLegal(at.x, set) === isLegal(red, set)),
      )
    },
  },
  commute: {
    says: 'red(x − 1_S) = red(red(x) − 1_S) for every legal S',
    from: 'all',
    ofMove: (move, at) => {
      const left = at.reduction().map((height, i) => height - ((move.played >> i) & 1))
      if (left.some((height) => height < 0)) return false
      return formatPosition(at.game.reductionInPlace(left)) === formatPosition(move.reduction())
    },
  },
}

/** A position and its reduction allow the same plays. */
export const dhL21: Claim = statementClaim({
  id: 'DH-L2.1',
  kind: 'lemma',
  source: `${DH}, Lemma 2.1`,
  paperStatus: 'proved',
  title: 'the same sequences of moves can be performed from x and from red(x)',
  statement: String.raw`For any $n$, $A$, $x$: a sequence of moves (each a set of stacks) can be performed from $x$ iff it can be performed from $red(x)$.`,
  conventions: [
    'checked step by step, which gives the statement by induction: the same sets are legal at x and at red(x), and red(x − 1_S) = red(red(x) − 1_S)',
    'reduction by DH-D3; stacks keep their identity',
  ],
  decides: 'for every position of the box, every A and every set S, both steps',
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: everyA(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: PRINTED,
})
