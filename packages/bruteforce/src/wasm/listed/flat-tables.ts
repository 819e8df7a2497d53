import { CLASSES, LISTS, SCRATCH } from '../slow/header.ts'
import type { SlowGame } from '../slow/moves.ts'
import { rowCells } from './flat-layout.ts'
import { longestList, moveList, sumCount, tieCount } from './move-lists.ts'

/**
 * The size of an entry in the table of rows, in bytes. An entry contains the number of bytes in a
 * row of x_2 = c and the address of its mask.
 */
const CLASS_BYTES = 8
/**
 * The size of an entry in the table of lists, in bytes. An entry contains the address of the list
 * and the ends of its three parts.
 */
const LIST_BYTES = 16

/**
 * The number of bytes for the sums of distances of a slab, including the bytes after them that a
 * vector may touch.
 */
export function sumBytes(piles: number): number {
  return 4 * sumCount(piles) + 16
}

/**
 * The size of each block's scratch area, in bytes. The area stores the block's sums and the
 * distances of the moves of a slab. Threads fill different blocks of one memory at the same time,
 * but the steps of a single block are filled one after another.
 */
export function scratchBytes(piles: number): number {
  return sumBytes(piles) + 4 * 2 ** piles + 64
}

/**
 * The number of bytes in the mask of the plane x_2 = c, including the bytes after it that vectors
 * may touch.
 */
function maskBytes(c: number, bytes: number): number {
  return 16 * Math.ceil(((c + 1) * rowCells(c) * bytes) / 16) + 16
}

/** The number of bytes of the tables of {@link writeFlatTables}. */
export function flatTablesSize(game: SlowGame, max: number, bytes: number): number {
  let masks = 0
  for (let c = 0; c <= max + 1; c++) masks += maskBytes(c, bytes)
  const lists = tieCount(game.piles) * (LIST_BYTES + 4 * longestList(game))
  return CLASS_BYTES * (max + 2) + masks + lists + (max + 1) * scratchBytes(game.piles) + 64
}

/**
 * Writes the tables of a kernel of lists: the widths of rows, the lists of moves, and for each
 * plane a mask of the cells that are not positions. The tables also contain the address of each
 * block's scratch area.
 *
 * @param at the address of the tables
 */
export function writeFlatTables(
  game: SlowGame,
  max: number,
  bytes: number,
  buffer: ArrayBufferLike,
  at: number,
): void {
  const header = new Int32Array(buffer, 0, 16)
  const classes = at
  let next = 16 * Math.ceil((classes + CLASS_BYTES * (max + 2)) / 16)
  const rows = new Int32Array(buffer, classes, 2 * (max + 2))
  for (let c = 0; c <= max + 1; c++) {
    rows.set([rowCells(c) * bytes, next], 2 * c)
    writeMask(new Uint8Array(buffer, next, maskBytes(c, bytes)), c, bytes)
    next += maskBytes(c, bytes)
  }
  header[CLASSES >> 2] = classes
  header[SCRATCH >> 2] = next
  next += (max + 1) * scratchBytes(game.piles)
  header[LISTS >> 2] = next
  writeLists(game, buffer, next)
}

/**
 * Writes the mask of the plane x_2 = c. In the mask, cells with x_0 > x_1 and cells after the last
 * row consist of ones. All other cells are 0.
 */
function writeMask(mask: Uint8Array, c: number, bytes: number): void {
  mask.fill(0xff)
  for (let x1 = 0; x1 <= c; x1++) {
    const row = x1 * rowCells(c) * bytes
    mask.fill(0, row, row + (x1 + 1) * bytes)
  }
}

function writeLists(game: SlowGame, buffer: ArrayBufferLike, at: number): void {
  const patterns = tieCount(game.piles)
  const stride = longestList(game)
  const table = new Int32Array(buffer, at, 4 * patterns)
  for (let ties = 0; ties < patterns; ties++) {
    const address = at + LIST_BYTES * patterns + 4 * stride * ties
    const { withThree, withNeither, withTwo } = moveList(game, ties)
    const second = 4 * withThree.length
    const third = second + 4 * withNeither.length
    table.set([address, second, third, third + 4 * withTwo.length], 4 * ties)
    new Int32Array(buffer, address, stride).set(
      [...withThree, ...withNeither, ...withTwo].map((sum) => 4 * sum),
    )
  }
}
