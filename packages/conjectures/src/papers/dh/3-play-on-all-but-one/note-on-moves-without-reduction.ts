import { allButOne, type ByN } from '../../../facts/setnim/game-families.ts'
import { OF_MOVES } from '../../../facts/setnim/reduced-moves.ts'
import type { BoxDomain, Claim, StatementInput } from '../../../judge/index.ts'
import { byCase, choice, exists, instances, positions } from '../../../judge/index.ts'
import { partOfMoves } from '../of-every-move.ts'
import { type LeavingOut, leavingOutMaximal } from './leaving-out-maximal.ts'
import { NOTE_3_2 } from './types-as-texts.ts'

type Case = ByN & { readonly part: string }
const GAMES = allButOne(3, 6)

const CARD = {
  id: 'DH-L3.2n',
  kind: 'remark',
  at: 'note after Lemma 3.2',
  title: 'a move that leaves out a maximal stack need not require a reduction',
  statement: String.raw`There are reduced positions with $r<n-1$ and odd maximum (or $r\ge n-1$ and even maximum); for them no move needs reduction, even if a maximal stack is left out, while there are others where leaving one out needs it.`,
  conventions: ['the check tests each existence statement for each n, for r < n−1 and for r ≥ n−1'],
} as const

const implication = positions<ByN, typeof OF_MOVES>({
  ...CARD,
  games: GAMES,
  facts: OF_MOVES,
  digest: 'reducedRank',
  printed: {
    implication: partOfMoves(
      'no move from a reduced position with r < n−1 and odd maximum, or r ≥ n−1 and even maximum, needs reduction',
      NOTE_3_2,
    ),
  },
})

const existence = instances<Case, BoxDomain, LeavingOut>({
  ...CARD,
  domain: (parameters) => GAMES.defaultDomain(parameters),
  instances: ({ parameters: { n }, domain, limits }) => leavingOutMaximal(n, domain, limits),
  cost: (parameters, domain) => implication.cost(parameters, domain),
  digest: ({ ofTheKind, others }, { part }) => (part === 'exist' ? ofTheKind : others),
  says: {
    exist: 'such positions exist from which a maximal stack can be left out without reduction',
    others:
      'there are other reduced positions from which leaving out a maximal stack needs reduction',
  },
  printed: {
    exist: exists({
      no: ({ kind }) =>
        `reduced position with ${kind} from which every maximal stack can be left out without reduction`,
      holdsWitness: ({ free }) => free > 0,
    }),
    others: exists({
      no: ({ kind }) =>
        `other reduced position with ${kind} from which leaving out a maximal stack needs reduction`,
      holdsWitness: ({ others }) => others > 0,
    }),
  },
  witness: ({ kind }, { n }) => ({ n, kind }),
})

export const dhL32n: Claim = byCase({
  ...CARD,
  parameters: [...GAMES.parameters, choice('part', 'part', ['implication', 'exist', 'others'])],
  quick: { ranges: { n: [3, 5] } },
  claimOf: ({ part }) => (part === 'implication' ? implication : existence),
  // The mutation makes the statement about every position with odd maximum, and about more
  // positions with even maximum.
  wrongAt: { case: { n: 3, part: 'implication' }, max: 4 },
  wrong: ({ isReduced, moves }: StatementInput<typeof OF_MOVES>) =>
    isReduced && moves.length > 0 ? moves.every((move) => !move.needsReduction) : null,
})
