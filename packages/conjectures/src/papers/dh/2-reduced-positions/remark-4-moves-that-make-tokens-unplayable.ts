import type { Claim, OfMove, Part, PositionsClaim, StatementInput } from '../../../judge/index.ts'
import { choice, corrected, failingMove, positions } from '../../../judge/index.ts'
import type { ByA, GameFamily } from '../../../facts/setnim/game-families.ts'
import { everyA, moveSetParameter, stacks } from '../../../facts/setnim/game-families.ts'
import {
  formatMoveSet,
  moveSets,
  moveSizesFrom,
  parseMoveSet,
} from '../../../facts/setnim/move-sets.ts'
import { ofEveryMove } from '../of-every-move.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/**
 * In one reading, every move plays on the same number of stacks. In the other reading, A is any set
 * of numbers.
 */
const ONE_SIZE = 'A = {k}'
const EVERY = 'every A'

const { facts } = BY_REDUCTION

const GAMES: GameFamily<ByA> = {
  ...everyA(1, 5),
  parameters: [
    choice('reading', 'the games the words "in general" mean', [ONE_SIZE, EVERY]),
    stacks(1, 1, 5),
    moveSetParameter(({ n, reading }) =>
      reading === ONE_SIZE
        ? moveSizesFrom(1, n as number).map((k) => formatMoveSet([k]))
        : moveSets(n as number),
    ),
  ],
}

/**
 * After a move from a reduced position, the new position is reduced, or its highest stack is as
 * high as before. The highest stack is as high as before iff the move leaves out a maximal stack.
 */
export const REMARK_4 = 'top_next = top or isReduced_next = 1 if isReduced = 1'

/** The same statement, which also allows a third possibility, ρ < a − k. */
export const REMARK_4_FIX = ({ A }: ByA): string => {
  const k = parseMoveSet(A)[0]!
  return `top_next = top or isReduced_next = 1 or sum - ${k} * top < sum - sum_next - ${k} if isReduced = 1`
}

const leavesOutMaximal: OfMove = (move) => !move.needsReduction || move.leavesOutMaximal

const PART: Part<StatementInput<typeof facts>, ByA> = {
  says: 'if tokens of x′ are unplayable though x is reduced, some maximal stack of x was not played on',
  holds: ofEveryMove(() => REMARK_4),
  finds: ({ x, moves }) => failingMove(x, moves, leavesOutMaximal),
}

const printed: PositionsClaim<ByA, typeof facts> = {
  ...BY_REDUCTION,
  id: 'DH-U4',
  kind: 'remark',
  at: 'section 2, at Example 4',
  title: 'a move that makes further tokens unplayable leaves out a maximal stack',
  statement: String.raw`When a move from a reduced position makes further tokens unplayable, some maximal stack was not played on ("true in general").`,
  conventions: [
    'readings of "in general": every SN(n,{k}); every SN(n,A)',
    'reduced and unplayable by DH-D3',
  ],
  principal: {
    cases: { reading: [ONE_SIZE] },
    because:
      'the remark belongs to Example 4, in which each move plays on exactly n − 1 stacks. For larger moves, Lemma 2.8 (R1) itself lists the other way to lose tokens',
  },
  games: GAMES,
  chosenBy: 'reading',
  printed: { [ONE_SIZE]: PART, [EVERY]: PART },
  // The mutation states the converse too.
  wrongAt: { case: { reading: ONE_SIZE, n: 3, A: '{2}' }, max: 4 },
  wrong: ofEveryMove(() => '(isReduced_next = 0 <-> top_next = top) if isReduced = 1'),
}

export const dhU4: Claim = positions(printed)

const CORRECTED: Part<StatementInput<typeof facts>, ByA> = {
  says: 'if tokens of x′ are unplayable though x is reduced, some maximal stack was not played on, or ρ < a − k',
  holds: ofEveryMove(REMARK_4_FIX),
}

export const dhU4Fix: Claim = positions(
  corrected(
    printed,
    {
      title: 'for every A: tokens become unplayable if a maximal stack is left out, or ρ < a − k',
      statement: String.raw`If a move from a reduced position $x$ of $SN(n,A)$ makes further tokens unplayable, it leaves out some maximal stack, or $sum(x)-kx_n<a-k$, where $k=\min A$ and $a$ is the number of stacks from which the move takes a token. For $A=\{k\}$ this inequality is impossible, because $a=k$: this case is the remark of DH-U4. Changed: nimlab adds the inequality, because without it the remark is not true for every $A$.`,
      principal: {
        cases: { reading: [EVERY] },
        because:
          'the reading A = {k} is the remark as printed; nimlab adds the statement for every A',
      },
      conventions: [
        'reading A = {k}: as printed, since a = k; reading every A: with the second case',
        'reduced and unplayable by DH-D3; ρ is sum(x) − k·x_n',
      ],
      printed: { [ONE_SIZE]: CORRECTED, [EVERY]: CORRECTED },
      // The mutation is the remark as printed, for every A.
      wrongAt: { case: { reading: EVERY, n: 3, A: '{2,3}' }, max: 4 },
      wrong: PART.holds,
    },
    { digestedAs: 'printed' },
  ),
)
