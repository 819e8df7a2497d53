import type { SlowSetNim } from '@nim/core/rules'
import type { GameOnBox, RowFiller } from '../fact.ts'
import { reductionsByRow } from './reductions-by-row.ts'

/** Numbers by rank. */
type Numbers = Int32Array | Uint8Array

/**
 * Rows of something that is said of red(x): of the positions of a row that are not reduced it is what is
 * said of earlier ones with the same reductions.
 *
 * @param own fills a row as if all its positions were reduced
 * @param numbers makes room for what is said of every position
 * @complexity O(n) a row and O(1) a position
 */
export function throughReduction(
  own: (game: GameOnBox) => RowFiller,
  numbers: (count: number) => Numbers,
): (game: GameOnBox) => RowFiller {
  return (game) => {
    const reductions = reductionsByRow(game.ruleset as SlowSetNim, game.box, game.limits)
    const fill = own(game)
    const said = numbers(game.box.count)
    return (outer, into, length, rank) => {
      const { from, drop } = reductions(outer, length)
      fill(outer, into, length, rank)
      for (let x1 = 0; x1 < from; x1++) into[x1] = said[rank - drop + x1]!
      for (let x1 = 0; x1 < length; x1++) said[rank + x1] = into[x1]!
    }
  }
}
