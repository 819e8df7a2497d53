import { slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { sizeK } from '../../../claim/parameters-nk.ts'
import { defaultBox } from '../../../facts/setnim/default-box.ts'
import { type ByK, everyK, type GameFamily } from '../../../facts/setnim/game-families.ts'
import { moveSizesFrom } from '../../../facts/setnim/move-sets.ts'
import { describeCell, gridsOf } from '../../../facts/setnim/position-grid.ts'
import { typeSurvey } from '../../../facts/setnim/type-survey.ts'
import { instances } from '../../../judge/instances.ts'
import type { Card } from '../../../judge/statement.ts'

/** A question for the P-positions of games: whether types decide the outcome, and counts for every case. */
function survey(
  card: Pick<Card, 'id' | 'at' | 'title' | 'statement' | 'conventions' | 'quick'>,
  games: GameFamily<ByK>,
  wrongCase: ByK,
): Claim {
  const boxes = { ...games, defaultDomain: ({ n }: ByK) => defaultBox(n) }
  return instances({
    ...gridsOf(boxes, typeSurvey, ({ k }) => k),
    ...card,
    kind: 'question',
    paperStatus: 'open',
    decides:
      'for every type, whether the reduced positions of the box have one outcome; refuted answers the question of the case with no, it does not refute the paper',
    complexity: 'C(max+n,n) positions times the moves of each',
    printed: {
      types: {
        says: 'the outcome of a reduced position is a function of its type (o, sum mod 2k)',
        holds: ({ letter }) => (letter === '?' ? null : letter !== 'M'),
        finds: describeCell,
      },
    },
    // types without odd stacks are said to be N
    wrong: {
      case: wrongCase,
      max: 4,
      holds: ({ o, letter }) =>
        letter === '?' ? null : letter !== 'M' && (o > 0 || letter === 'N'),
    },
  })
}

/** The question for exact play on k stacks. */
export const dhOP1: Claim = survey(
  {
    id: 'DH-OP1',
    at: 'section 6, question 1',
    title: 'what are the P-positions of SN(n,{2}), SN(n,{n−2}), SN(n,{k})?',
    statement: String.raw`What are the P-positions of $SN(n,\{2\})$ and $SN(n,\{n-2\})$, in general of $SN(n,\{k\})$? Decided for each case: is the outcome of reduced positions a function of $(o,|x|\bmod 2k)$?`,
    conventions: [
      'known from the literature quoted: parts of k = 2 for n = 4 and for n = 5, 6; nothing for k = n−2',
    ],
    quick: { ranges: { n: [3, 5] } },
  },
  everyK(3, 7),
  { n: 3, k: 2 },
)

/** The question for play on k stacks or on all. */
export const dhOP2: Claim = survey(
  {
    id: 'DH-OP2',
    at: 'section 6, question 2',
    title: 'what are the P-positions of SN(n,{k,n}), 1 < k < n−1?',
    statement: String.raw`What are the P-positions of $SN(n,\{k,n\})$ for $1<k<n-1$? Decided for each case: is the outcome of reduced positions a function of $(o,|x|\bmod 2k)$?`,
    conventions: ['k = 1 is DH-T6.1, where no reduction is needed; k = n−1 is DH-T5.1'],
    quick: { ranges: { n: [4, 5] } },
  },
  {
    ...everyK(4, 7),
    parameters: [
      everyK(4, 7).parameters[0]!,
      sizeK('the smaller number of stacks of a move, 1 < k < n−1', (n) => [2, n - 2]),
    ],
    ruleset: ({ n, k }) => slowSetNim(n, [k, n]),
  },
  { n: 7, k: 5 },
)

/** The question for play on at most k stacks. */
export const dhOP4: Claim = survey(
  {
    id: 'DH-OP4',
    at: 'section 6, question 4',
    title: 'what are the P-positions of SN(n,{1,…,k})?',
    statement: String.raw`What are the P-positions of $SN(n,\{1,\dots,k\})$, play on at most $k$ stacks? Decided for each case: is the outcome a function of $(o,|x|\bmod 2k)$?`,
    conventions: [
      'every position is reduced, since 1 is in A; k here is max A',
      'k = 1 is DH-I1, k = n is DH-I3',
    ],
    quick: { ranges: { n: [2, 5] } },
  },
  {
    ...everyK(2, 6),
    parameters: [
      everyK(2, 6).parameters[0]!,
      sizeK('largest number of stacks of a move', (n) => [1, n]),
    ],
    ruleset: ({ n, k }) => slowSetNim(n, moveSizesFrom(1, k)),
  },
  { n: 3, k: 2 },
)
