import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { allButOne, type ByN, type GameFamily } from '../../../facts/setnim/game-families.ts'
import { type LeavingOut, leavingOutMaximal } from '../../../facts/setnim/leaving-out-maximal.ts'
import type { Told } from '../../../facts/fact.ts'
import { moves } from '../../../facts/setnim/moves.ts'
import { fromReduced } from '../../../facts/setnim/reduced-moves.ts'
import { isReduced, reducedRank } from '../../../facts/setnim/reduction.ts'
import { residue, top } from '../../../facts/setnim/stacks.ts'
import { inTwoShapes } from '../../../judge/in-two-shapes.ts'
import { instances } from '../../../judge/instances.ts'
import { positions } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

type Case = ByN & { readonly part: string }

const FACTS = { isReduced, moves, r: residue, top, reducedRank }

const GAMES: GameFamily<Case> = {
  ...allButOne(3, 6),
  parameters: [
    ...allButOne(3, 6).parameters,
    choice('part', 'part of the statement', ['implication', 'exist', 'others']),
  ],
}

const SHARED = {
  id: 'DH-L3.2n',
  kind: 'remark',
  at: 'note after Lemma 3.2',
  paperStatus: 'asserted',
  title: 'leaving out a maximal stack need not make reduction necessary',
  statement: String.raw`There are reduced positions with $r<n-1$ and odd maximum (or $r\ge n-1$ and even maximum); for them no move needs reduction, even if a maximal stack is left out, while there are others where leaving one out needs it.`,
  conventions: [
    'the numbers of the example are lost in our copy of the text: existence for each n',
    'each existence is tested for r < n−1 and for r ≥ n−1',
  ],
  decides: 'for the box, the implication at every reduced position and the existence of both kinds',
  complexity: 'C(max+n,n) positions times n moves',
  quick: { ranges: { n: [3, 5] } },
} as const

const implication = positions({
  ...SHARED,
  games: GAMES,
  facts: FACTS,
  digest: 'reducedRank',
  printed: {
    implication: fromReduced<Told<typeof FACTS>, Case>(
      'no move from a reduced position with r < n−1 and odd maximum, or r ≥ n−1 and even maximum, needs reduction',
      (move, { r, top }, { n }) => ((top % 2 === 1) === r < n - 1 ? !move.needsReduction : null),
    ),
  },
  // of every position with odd maximum, and more of those with even one
  wrong: {
    case: { n: 3, part: 'implication' },
    max: 4,
    holds: ({ isReduced, moves }) =>
      isReduced && moves.length > 0 ? moves.every((move) => !move.needsReduction) : null,
  },
})

const existence = instances<Case, BoxDomain, LeavingOut>({
  ...SHARED,
  parameters: GAMES.parameters,
  domain: (parameters) => GAMES.defaultDomain(parameters),
  instances: ({ parameters, domain, limits }) => leavingOutMaximal(parameters.n, domain, limits),
  cost: (parameters, domain) => implication.cost(parameters, domain),
  digest: ({ ofTheKind, others }, { part }) => (part === 'exist' ? ofTheKind : others),
  printed: {
    exist: {
      says: 'such positions exist from which a maximal stack can be left out without reduction',
      holds: ({ free }) => free > 0,
    },
    others: {
      says: 'there are other reduced positions from which leaving out a maximal stack needs reduction',
      holds: ({ others }) => others > 0,
    },
  },
  witness: ({ kind, ofTheKind, free, others }, { n }) => ({ n, kind, ofTheKind, free, others }),
})

/** Positions from which no move needs reduction. */
export const dhL32n: Claim = inTwoShapes(
  implication,
  existence,
  ({ part }) => part !== 'implication',
)
