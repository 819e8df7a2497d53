import {
  LISTS,
  OCTET_MASKS,
  OPTIONS_ROOM,
  ROW_PLACES,
  ROWS_BELOW,
  SCRATCH,
  SCRATCH_BYTES,
} from '../slow/header.ts'
import type { SlowGame } from '../slow/moves.ts'
import {
  OPTION_CLASSES,
  ENTRY_BYTES,
  longestOctetList,
  octetParts,
  patternsOf,
  sumsOf,
} from './octet-lists.ts'

/**
 * The number of zero bytes before the options of a plane. These bytes serve as the row before the
 * first row.
 */
export const ZEROS = 16

/**
 * The number of bytes needed for the sums of distances of a slab. It includes the bytes after the
 * sums that a vector may touch.
 */
export function octetSumBytes(piles: number): number {
  return 4 * sumsOf(piles) + 16
}

/**
 * The number of bytes needed for the largest plane, including the bytes after the plane that
 * vectors may touch.
 */
function planeRoom(places: readonly number[]): number {
  return 16 * Math.ceil(places.at(-1)! / 16) + 32
}

/**
 * The size of each block's scratch area in bytes. The area contains the options of a plane by
 * class, and the sums and distances of a slab.
 */
function scratchBytes(game: SlowGame, places: readonly number[]): number {
  const distances = octetSumBytes(game.piles) + 4 * longestOctetList(game)
  return OPTION_CLASSES * (ZEROS + planeRoom(places)) + 64 * Math.ceil(distances / 64)
}

/** The number of bytes in the tables of {@link writeOctetTables}. */
export function octetTablesSize(game: SlowGame, max: number, places: readonly number[]): number {
  const lists = patternsOf(game.piles) * (ENTRY_BYTES + 4 * longestOctetList(game))
  const rows = 4 * places.length + 3 * planeRoom(places)
  return rows + lists + (max + 1) * scratchBytes(game, places) + 64
}

/**
 * Writes the tables that a kernel reads: the offsets of rows, the masks of their positions, ones
 * before zeros, and the lists of moves. The tables also contain the address of each block's scratch
 * area.
 *
 * @param at the address of the tables
 */
export function writeOctetTables(
  game: SlowGame,
  max: number,
  places: readonly number[],
  isMisere: boolean,
  buffer: ArrayBufferLike,
  at: number,
): void {
  const header = new Int32Array(buffer, 0, 32)
  const room = planeRoom(places)
  header[ROW_PLACES >> 2] = at
  new Int32Array(buffer, at, places.length).set(places)
  let next = 16 * Math.ceil((at + 4 * places.length) / 16)
  header[OCTET_MASKS >> 2] = next
  writeMasks(new Uint8Array(buffer, next, room), game, places, isMisere)
  next += room
  new Uint8Array(buffer, next, room).fill(0xff)
  next += room
  header[ROWS_BELOW >> 2] = next
  new Uint8Array(buffer, next, room).fill(0)
  next += room
  header[SCRATCH >> 2] = next
  header[SCRATCH_BYTES >> 2] = scratchBytes(game, places)
  header[OPTIONS_ROOM >> 2] = ZEROS + room
  next += (max + 1) * scratchBytes(game, places)
  header[LISTS >> 2] = next
  writeLists(game, buffer, next)
}

/**
 * Sets the bits for x_0 = 0..x_1. In misère play, the function leaves out positions that are
 * terminal because pile 0 is empty, or because piles 0 and 1 are both empty.
 */
function writeMasks(
  masks: Uint8Array,
  { piles, sizes }: SlowGame,
  places: readonly number[],
  isMisere: boolean,
): void {
  masks.fill(0)
  for (let v = 0; v < places.length - 1; v++) {
    const last = places[v]! + (v >> 3)
    masks.fill(0xff, places[v], last)
    masks[last] = 0xff >> (7 - (v & 7))
    const isTerminal = sizes[0] === piles || (sizes[0] === piles - 1 && v === 0)
    if (isMisere && isTerminal) masks[places[v]!]! ^= 1
  }
}

function writeLists(game: SlowGame, buffer: ArrayBufferLike, at: number): void {
  const patterns = patternsOf(game.piles)
  const stride = longestOctetList(game)
  for (let ties = 0; ties < patterns; ties++) {
    const address = at + ENTRY_BYTES * patterns + 4 * stride * ties
    const list = new Int32Array(buffer, address, stride)
    const entry = new Int32Array(buffer, at + ENTRY_BYTES * ties, ENTRY_BYTES / 4)
    entry[0] = address
    let length = 0
    octetParts(game, ties).forEach((part, k) => {
      for (const sum of part) list[length++] = 4 * sum
      entry[k + 1] = 4 * length
    })
  }
}
