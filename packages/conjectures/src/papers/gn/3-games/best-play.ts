import { successorOf } from '@nim/core/gm/definitions'
import type { GameOnBox } from '../../../judge/index.ts'
import { lPlayerTable } from '../../../facts/gm/l-player-table.ts'

/** The best play, as a list of positions, for the player whose turn comes after d moves. */
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
