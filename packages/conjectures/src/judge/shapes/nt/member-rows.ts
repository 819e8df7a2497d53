import { FAILS, HOLDS, SILENT } from '../../tally.ts'
import { bitRows } from '../../../facts/setnim/bit-rows.ts'
import type { RowsOf } from './by-rows.ts'
import { fillInK } from '../../../facts/setnim/half-lengths.ts'
import { haveOptionIn } from '../../../facts/setnim/option-rows.ts'
import type { RowGame } from '../../../facts/setnim/row-game.ts'
import { rowMoves } from '../../../facts/setnim/row-sets.ts'

/** Fills isIn[x_1] with 1 where the position is in a set, else 0. */
export type MemberRows = (outer: readonly number[], isIn: Uint8Array, length: number) => void

/** The rows of K, with l by its definition. */
export function inKRows(game: Pick<RowGame, 'halves'>): MemberRows {
  const halves = game.halves()
  return (outer, isIn, length) => {
    fillInK(halves, outer, isIn, length)
  }
}

/** The rows of a set in a game. */
export type MembersOf = (game: RowGame) => MemberRows

/** Whether no move leads from one set into another; both sets are read 32 positions at a time. */
export function noMoveRows(fromRows: MembersOf, toRows: MembersOf): RowsOf {
  return (game) => {
    const { n, sizes, drops, box } = game
    const isFrom = fromRows(game)
    const isTo = toRows === fromRows ? isFrom : toRows(game)
    const moves = rowMoves(n, sizes, drops)
    const into = bitRows(box.count)
    const members = new Uint8Array(box.max + 1)
    return (outer, answers, length, rank) => {
      moves.begin(outer)
      isFrom(outer, answers, length)
      if (isTo === isFrom) into.set(answers, length, rank)
      else {
        isTo(outer, members, length)
        into.set(members, length, rank)
      }
      // the sizes of all moves are at least k, and one is k
      const least = game.k
      let nonempty = 0
      for (let i = 1; i < n; i++) if (outer[i]! > 0) nonempty++
      for (let from = 0; from < length; from += 32) {
        const bits = haveOptionIn(moves, into, length, rank, from)
        const end = Math.min(length, from + 32)
        for (let x1 = from; x1 < end; x1++) {
          const speaks = answers[x1] === 1 && nonempty + (x1 > 0 ? 1 : 0) >= least
          if (!speaks) answers[x1] = SILENT
          else answers[x1] = (bits >>> (x1 - from)) & 1 ? FAILS : HOLDS
        }
      }
    }
  }
}
