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
import { positions } from '../../../judge/positions.ts'
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

export const gn4u: Claim = positions({
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
  principal: {
    cases: { reading: [AT_LEVEL_KEPT] },
    because:
      'the sentence replaces 0 by a in NIM(n,n−1), where an entry at 0 may not be reduced; for a = 0 the reading r2 is another game, which for n = 2 need not even end',
  },
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
})
