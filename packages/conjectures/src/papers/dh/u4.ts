import type { Claim } from '../../claim/claim.ts'
import { everyA, type GameFamily, moveSetParameter } from '../../facts/setnim/game-families.ts'
import { formatMoveSet, moveSets, moveSizesFrom } from '../../facts/setnim/move-sets.ts'
import type { MovePart, Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** The readings: one number of stacks to a move, or any set of numbers. */
export const ONE_SIZE = 'A = {k}'
export const EVERY = 'every A'

const GAMES: GameFamily = {
  ...everyA(1, 5),
  parameters: [
    {
      kind: 'choice',
      name: 'reading',
      about: 'the games the words "in general" mean',
      values: () => [ONE_SIZE, EVERY],
    },
    everyA(1, 5).parameters[0]!,
    moveSetParameter((outer) => {
      const n = outer['n'] as number
      return outer['reading'] === ONE_SIZE
        ? moveSizesFrom(1, n).map((k) => formatMoveSet([k]))
        : moveSets(n)
    }),
  ],
}

const part: MovePart = {
  says: 'if tokens of x′ are unplayable though x is reduced, some maximal stack of x was not played on',
  from: 'reduced',
  ofMove: (move) => !move.needsReduction || move.leavesOutMaximal,
}

const PRINTED: Parts = { [ONE_SIZE]: part, [EVERY]: part }

/** Where new unplayable tokens come from. */
export const dhU4: Claim = statementClaim({
  id: 'DH-U4',
  kind: 'remark',
  source: `${DH}, section 2, at Example 4`,
  paperStatus: 'asserted',
  title: 'a move that makes further tokens unplayable leaves out a maximal stack',
  statement: String.raw`When a move from a reduced position makes further tokens unplayable, some maximal stack was not played on ("true in general").`,
  conventions: [
    'readings of "in general": every SN(n,{k}); every SN(n,A)',
    'reduced and unplayable by DH-D3',
  ],
  decides: 'for every reduced position of the box and every move',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: GAMES,
  chosenBy: 'reading',
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: PRINTED,
})
