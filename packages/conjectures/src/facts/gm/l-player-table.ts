import { type LPlayerTable, solveLPlayer } from '@nim/bruteforce'
import { keptOf, successorOf } from '@nim/core/gm/definitions'
import { boxCount } from '@nim/core/rules'
import type { Fact, GameOnBox } from '../fact.ts'

/** GM(n,l) on a box: the plays of the GM-strategies, and what one player can get by leaving his. */
function lPlayerTable({ ruleset, box }: GameOnBox): LPlayerTable {
  if (ruleset.kind !== 'GM') throw new RangeError('expected a game of l players')
  const { piles, players } = ruleset
  return solveLPlayer({ piles, players, max: box.max }, (x) => keptOf(x, players))
}

const bytes: NonNullable<Fact['bytes']> = (ruleset, { max }) => {
  const players = ruleset.kind === 'GM' ? ruleset.players : 0
  return boxCount(ruleset.piles, max, true) * BigInt(4 * (players + 1))
}

/** Moves of the play of the GM-strategies. */
export const gmLength: Fact = {
  says: 'the number of moves of the play in which all players follow the GM-strategy',
  source: 'GN-D12',
  of: (game) => {
    const { lengths } = game.once(lPlayerTable)
    return (_, rank) => lengths[rank]!
  },
  bytes,
}

/** For the player who moves after d = 0, …, l − 1 moves: the length of the play that is best for him. */
export const bestLengths: Fact<ArrayLike<number>> = {
  says: 'by player, the moves of the play that is best for him if all others follow the GM-strategy',
  source: 'GN-D12',
  of: (game) => {
    const { best, lengths } = game.once(lPlayerTable)
    const l = best.length / lengths.length
    return (_, rank) => best.subarray(rank * l, (rank + 1) * l)
  },
  needs: [gmLength],
}

/** The play that is best for the player who moves after d moves, as the positions it goes through. */
export function bestPlay(game: GameOnBox, start: readonly number[], d: number): number[][] {
  const table = game.once(lPlayerTable)
  const { box, best, lengths } = table
  const l = best.length / lengths.length
  const rows = [[...start]]
  for (
    let turns = d;
    table.options(rows.at(-1)!).length > 0;
    turns = turns === 0 ? l - 1 : turns - 1
  ) {
    const x = rows.at(-1)!
    const wanted = best[box.rank(x) * l + turns]! - 1
    const isBest = (rank: number): boolean => best[rank * l + l - 1] === wanted
    const next =
      turns > 0
        ? successorOf(x, l)
        : box.unrank(table.options(x).find(({ rank }) => isBest(rank))!.rank)
    rows.push(next.toSorted((a, b) => a - b))
  }
  return rows
}

/** By rank: can some player do better from there than by his GM-strategy? */
function gainsByRank({ lengths, best }: LPlayerTable): (rank: number) => boolean {
  const l = best.length / lengths.length
  return (rank) => best.subarray(rank * l, (rank + 1) * l).some((other) => other !== lengths[rank])
}

/** Whether the GM-strategies are no equilibrium from x. */
export const someoneGains: Fact<boolean> = {
  says: 'some player gains by leaving his GM-strategy, if all others follow it',
  source: 'GN-C1',
  of: (game) => {
    const gains = gainsByRank(game.once(lPlayerTable))
    return (_, rank) => gains(rank)
  },
  needs: [gmLength],
}

/** The same for the position with (n−1)·l less in every pile. */
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
