import type { Box } from '@nim/core/rules'
import { FAILS, HOLDS, SILENT } from '../evidence/tally.ts'
import { bitRows } from './bit-rows.ts'
import type { RowsOf } from './by-rows.ts'
import { fillInK } from './half-lengths.ts'
import { haveOptionIn } from './option-rows.ts'
import type { RowGame } from './row-game.ts'
import { rowMoves } from './row-sets.ts'

/** Fills isIn[x_1] with 1 where the position is in a set, else 0. */
export type MemberRows = (outer: readonly number[], isIn: Uint8Array, length: number) => void

/** The rows of K, with l by its definition. */
export function inKRows(game: Pick<RowGame, 'halves'>): MemberRows {
  const halves = game.halves()
  return (outer, isIn, length) => {
    fillInK(halves, outer, isIn, length)
  }
}

const UNKNOWN = 255

/**
 * The rows of a set that looks at the sum, the highest stack and the number of odd stacks only: it is
 * asked once for every choice of these. That it looks at nothing else is not checked here.
 */
export function inClassRows(
  { piles: n, max }: Box,
  isIn: (x: readonly number[]) => boolean,
): MemberRows {
  const width = n * max + 1
  const known = new Uint8Array(width * (n + 1) * (max + 1)).fill(UNKNOWN)
  return (outer, members, length) => {
    let sum = 0
    let odd = 0
    for (let i = 1; i < n; i++) {
      sum += outer[i]!
      odd += outer[i]! & 1
    }
    const top = n === 1 ? 0 : outer[n - 1]! * (n + 1)
    for (let x1 = 0; x1 < length; x1++) {
      const high = n === 1 ? x1 * (n + 1) : top
      const at = (high + odd + (x1 & 1)) * width + sum + x1
      let answer = known[at]!
      if (answer === UNKNOWN) {
        answer = isIn([x1, ...outer.slice(1)]) ? 1 : 0
        known[at] = answer
      }
      members[x1] = answer
    }
  }
}

/** Whether no move leads from one set into another; both sets are read 32 positions at a time. */
export function noMoveRows(
  fromRows: (game: RowGame) => MemberRows,
  toRows: (game: RowGame) => MemberRows,
): RowsOf {
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
