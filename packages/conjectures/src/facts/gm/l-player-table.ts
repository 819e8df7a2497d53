import { type LPlayerTable, solveLPlayer } from '@nim/bruteforce'
import { keptEntryIndex } from '@nim/core/gm/definitions'
import { boxCount } from '@nim/core/rules'
import type { Fact, GameOnBox } from '../fact.ts'

const solvedWith =
  (leaves: 'any' | 'multiple') =>
  ({ ruleset, box }: GameOnBox): LPlayerTable => {
    if (ruleset.kind !== 'GM') throw new RangeError('expected a game GM(n,l) with l players')
    const { piles, players } = ruleset
    return solveLPlayer({ piles, players, max: box.max, leaves }, (x) => keptEntryIndex(x, players))
  }

/** GM(n,l) on a box: the plays of the GM-strategies, and what one player can gain by deviating. */
export const lPlayerTable: (game: GameOnBox) => LPlayerTable = solvedWith('any')

/** The same data for the game in which every move must leave a multiple of l. */
const tableOfMultiples = solvedWith('multiple')

const bytes: NonNullable<Fact['bytes']> = (ruleset, { max }) => {
  const players = ruleset.kind === 'GM' ? ruleset.players : 0
  return boxCount(ruleset.piles, max, true) * BigInt(4 * (players + 1))
}

export const gmLength: Fact = {
  says: 'the number of moves of the play in which all players follow the GM-strategy',
  source: 'GN-D12',
  of: (game) => {
    const { lengths } = game.once(lPlayerTable)
    return (_, rank) => lengths[rank]!
  },
  bytes,
}

/** For d = 0, …, l − 1, the length of the best play for the player who moves after d moves. */
export const bestLengths: Fact<ArrayLike<number>> = {
  says: 'by player, the moves of the play that is best for that player if all others follow the GM-strategy',
  source: 'GN-D12',
  of: (game) => {
    const { best, lengths } = game.once(lPlayerTable)
    const l = best.length / lengths.length
    return (_, rank) => best.subarray(rank * l, (rank + 1) * l)
  },
  needs: [gmLength],
}

/** A predicate on ranks: true if some player gains by deviating from the GM-rule there. */
function gainsByRank({ lengths, best }: LPlayerTable): (rank: number) => boolean {
  const l = best.length / lengths.length
  return (rank) => best.subarray(rank * l, (rank + 1) * l).some((other) => other !== lengths[rank])
}

/** True if the GM-strategies are not an equilibrium from x. */
const someoneGainsIn = (
  table: typeof lPlayerTable,
  source: string,
  condition: string,
): Fact<boolean> => ({
  says: `some player gains by leaving the GM-strategy, if ${condition}`,
  source,
  of: (game) => {
    const gains = gainsByRank(game.once(table))
    return (_, rank) => gains(rank)
  },
  bytes,
})

export const someoneGains: Fact<boolean> = someoneGainsIn(
  lPlayerTable,
  'GN-C1',
  'all others follow it',
)

export const someoneGainsAmongMultiples: Fact<boolean> = someoneGainsIn(
  tableOfMultiples,
  'GN-C1.multiple',
  'all others follow it and every move must leave a multiple of l',
)

export const gainsBelow: Fact<boolean> = {
  says: 'some player gains from the position that has (n−1)·l fewer in every pile, if there is one',
  source: 'GN-C1.shift',
  of: (game) => {
    const table = game.once(lPlayerTable)
    const gains = gainsByRank(table)
    const less = (game.box.piles - 1) * (table.best.length / table.lengths.length)
    return (x) => x[0]! >= less && gains(game.box.rank(x.map((pile) => pile - less)))
  },
  needs: [gmLength],
}
