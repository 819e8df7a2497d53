import { keptByGmStrategy } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import {
  ANY_REDUCED,
  AT_LEVEL_KEPT,
  levelRemoteness,
  playToLevel,
} from '../../../facts/gm/level-game.ts'
import type { Told } from '../../../facts/fact.ts'
import { corrected } from '../../../judge/corrected.ts'
import { positions, type PositionsClaim } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

const facts = { R: levelRemoteness }

type Case = { readonly n: number; readonly a: string }

/** The entry that the strategy keeps, 1-based. */
type Strategy = (x: readonly number[]) => number

const gm: Strategy = (x) => keptByGmStrategy(x, 2)

/** If all entries are odd, this one is kept. */
function gmUnlessOdd(kept: number): Strategy {
  return (x) => (x.every((entry) => entry % 2 !== 0) ? kept : gm(x))
}

/** The play is as long as best play, and takes from no entry at the level. */
function isBestAbove(strategy: Strategy) {
  return ({ x: y, R }: Told<typeof facts>, { a }: Case): boolean => {
    const { moves, isAbove } = playToLevel(y, Number(a), strategy)
    return isAbove && moves === R
  }
}

const games = kPlusOne(2, 4, 1500)

const anotherLevel: PositionsClaim<Case, typeof facts> = {
  id: 'GN-4u',
  kind: 'remark',
  at: 'section 4',
  paperStatus: 'asserted',
  title:
    'with an even level a in the place of 0 the GM-strategies are optimal, the same for every a',
  statement: String.raw`$l=2$. Replace 0 by an integer $a$, positive or negative: at least $n-1$ entries of $x$ are $\ge a$, and the game is over as soon as at least two entries are $\le a$. Then the GM-strategies are optimal (in the sense of remoteness) and the same for every even $a$.`,
  conventions: [
    'readings: (r1) all entries start ≥ a and an entry ≤ a may not be reduced; (r2) any n−1 entries may be reduced, whatever their values',
    'positions are y = x − a ≥ 0; the GM-rule is applied to the true entries x',
    'r2 for n ≥ 3: for n = 2 an entry ≤ a may be reduced for ever, and the game need not end',
    'n−1 and "at least two" are reconstructed; for odd a the statement is false in both readings, test/gn/readings.test.ts',
  ],
  decides:
    'for every y of the box and the run of the GM-rule from x = y + a: its number of moves against the remoteness by exhaustive solution of the game, and that no move of it is illegal. Since this is asked of all y, the moves are optimal too',
  games: {
    ...games,
    parameters: [...games.parameters, choice('a', 'the level', ['0', '2', '4', '-2', '-4'])],
  },
  chosenBy: 'reading',
  partsOf: ({ n }) => (n === 2 ? [AT_LEVEL_KEPT] : [AT_LEVEL_KEPT, ANY_REDUCED]),
  facts,
  digest: 'R',
  printed: {
    [AT_LEVEL_KEPT]: { says: 'an entry ≤ a may not be reduced', holds: isBestAbove(gm) },
    [ANY_REDUCED]: {
      says: 'any n − 1 entries may be reduced',
      holds: ({ x: y, R }, { a }) => playToLevel(y, Number(a), gm).moves === R,
    },
  },
  wrong: {
    case: { n: 3, a: '2', reading: AT_LEVEL_KEPT },
    max: 5,
    holds: isBestAbove(gmUnlessOdd(1)),
  },
  evidence: ({ x: y, R }, { parameters: { a } }) => {
    const { moves, start, end } = playToLevel(y, Number(a), gm)
    return {
      expected: moves,
      actual: R,
      explain: `the GM-rule from x = ${start.join()} makes ${moves} moves and ends in ${end.join()}; the remoteness is ${R}`,
    }
  },
  method: 'retrograde',
}

export const gn4u: Claim = positions(anotherLevel)

export const gn4uFix: Claim = positions(
  corrected(
    anotherLevel,
    {
      title:
        'with an even level a in the place of 0, below which no entry may be reduced, GM is optimal',
      statement: String.raw`$l=2$. Replace 0 by an even integer $a$, positive or negative: all entries of $x$ are $\ge a$, an entry $\le a$ may not be reduced, and the game is over as soon as at least two entries are $\le a$. Then the GM-strategies are optimal (in the sense of remoteness), and the same for every even $a$. Changed: all entries, not $n-1$ of them, start at $a$ or above, and an entry at the level may not be reduced; that is $NIM(n,n-1)$ shifted by $a$.`,
      conventions: [
        'positions are y = x − a ≥ 0; the GM-rule is applied to the true entries x',
        '"at least two" is reconstructed; for odd a the statement is false, test/gn/readings.test.ts',
      ],
      wrong: {
        case: { n: 3, a: '-4', reading: AT_LEVEL_KEPT },
        max: 5,
        holds: isBestAbove(gmUnlessOdd(2)),
      },
    },
    { only: { reading: [AT_LEVEL_KEPT] }, digestedAs: 'printed' },
  ),
)
