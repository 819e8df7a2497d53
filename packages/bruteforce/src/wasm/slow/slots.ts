import { FENCE, ROW_MASKS, ROW_PLACES, TABLES, TAIL_MASKS, TIERS } from './header.ts'
import { flatPlane, rowCells } from '../listed/flat-layout.ts'
import { flatTablesSize, writeFlatTables } from '../listed/flat-tables.ts'
import { octetPlaces } from '../octets/octet-layout.ts'
import { octetTablesSize, writeOctetTables } from '../octets/octet-tables.ts'
import type { CellBytes, Shape } from './kernel-code.ts'
import {
  type Layout,
  layoutOf,
  rowPlaces,
  rowPlane,
  skewedPlace,
  skewedPlane,
  slotCount,
  straightPlane,
} from './layout.ts'
import type { SlowGame } from './moves.ts'
import { isRawRows } from './row-chain.ts'

/** The number of bytes that vectors may read or write after the last slot. */
const SLACK = 256

/** The layout of a box in the memory of a kernel. */
export interface Slots {
  readonly game: SlowGame
  readonly shape: Shape
  readonly bytes: CellBytes
  readonly layout: Layout
  /**
   * The offsets of the rows of a plane, in 64-bit words, or in bytes for octets; empty for runs.
   */
  readonly places: readonly number[]
  /** The address of the position (0,…,0), from which all other addresses are computed. */
  readonly origin: number
  /** The total number of bytes of memory. */
  readonly size: number
}

/**
 * The layout of a box. It allocates only its tables.
 * @param ring 0 to keep the box, otherwise the number of blocks in memory at the same time
 */
export function slotsOf(
  game: SlowGame,
  max: number,
  shape: Shape,
  bytes: CellBytes,
  ring: number,
): Slots {
  const { piles } = game
  const { places, planeSize } = planesOf(shape, max)
  const layout = layoutOf(piles, max, planeSize, ring)
  const tables = tablesSize(game, max, places, shape, bytes)
  const origin = tables + FENCE * bytes
  const size = tables + layout.slots * bytes + SLACK
  return { game, shape, bytes, layout, places, origin, size }
}

/** The size of {@link slotsOf} for each cell width, computed almost without allocation. */
export function slotsSize(
  game: SlowGame,
  max: number,
  shape: Shape,
  ring: number,
): (bytes: CellBytes) => number {
  const { places, planeSize } = planesOf(shape, max)
  const slots = slotCount(game.piles, max, planeSize, ring)
  return (bytes) => tablesSize(game, max, places, shape, bytes) + slots * bytes + SLACK
}

const RUN_PLANES = { straight: straightPlane, skewed: skewedPlane, flat: flatPlane }

/** The offsets of rows, and the number of slots of the plane x_2 = c. */
function planesOf(
  shape: Shape,
  max: number,
): { readonly places: readonly number[]; readonly planeSize: (c: number) => number } {
  if (shape === 'octets') {
    const places = octetPlaces(max)
    return { places, planeSize: (c) => places[c + 1]! }
  }
  if (shape !== 'rows') return { places: [], planeSize: RUN_PLANES[shape] }
  const places = rowPlaces(max)
  return { places, planeSize: rowPlane(places) }
}

/** The number of bytes of the header and the tables. This number is a multiple of 64. */
function tablesSize(
  game: SlowGame,
  max: number,
  places: readonly number[],
  shape: Shape,
  bytes: CellBytes,
): number {
  const own =
    shape === 'rows'
      ? 4 * (max + 2) + 16 + 8 * places[max + 1]!
      : shape === 'octets'
        ? octetTablesSize(game, max, places)
        : shape === 'flat'
          ? flatTablesSize(game, max, bytes)
          : 0
  return 64 * Math.ceil((TABLES + tierBytes(game, max) + own) / 64)
}

/** The number of bytes of the tables T_i. */
function tierBytes({ piles }: SlowGame, max: number): number {
  return (piles - 2) * (max + 3) * 4
}

/** Writes the header and the tables into the memory of a kernel. */
export function writeTables(
  { game, shape, bytes, layout, places, origin }: Slots,
  buffer: ArrayBufferLike,
  isMisere: boolean,
): void {
  const { piles, max, tiers } = layout
  const words = new Int32Array(buffer, 0, origin >> 2)
  words.fill(0, 0, TIERS >> 2)
  words.fill(0, TAIL_MASKS >> 2, (TAIL_MASKS + 16) >> 2)
  words.fill(-1, (TAIL_MASKS + 16) >> 2, (TAIL_MASKS + 32) >> 2)
  let at = TABLES >> 2
  for (let pile = 2; pile < piles; pile++) {
    const tier = tiers[pile]!
    const start = pile === piles - 1 ? origin : 0
    // The entry for −1 precedes the entry for 0, and is equal to it.
    words[at++] = start
    words[(TIERS >> 2) + pile] = 4 * at
    for (let v = 0; v <= max + 1; v++) words[at++] = tier[v]! * bytes + start
  }
  if (shape === 'flat') writeFlatTables(game, max, bytes, buffer, 4 * at)
  if (shape === 'octets') writeOctetTables(game, max, places, isMisere, buffer, 4 * at)
  if (shape !== 'rows') return
  words[ROW_PLACES >> 2] = 4 * at
  for (let v = 0; v <= max + 1; v++) words[at++] = places[v]! * 8
  at = 2 * Math.ceil(at / 2)
  words[ROW_MASKS >> 2] = 4 * at
  writeRowMasks(words.subarray(at, at + 2 * places[max + 1]!), game, places, isMisere)
}

/**
 * Writes ones for x_0 = 0..x_1, except for terminal positions in misère play. If the rows are raw
 * (see `isRawRows`), writes the complement of the masks.
 */
function writeRowMasks(
  masks: Int32Array,
  { piles, sizes }: SlowGame,
  places: readonly number[],
  isMisere: boolean,
): void {
  const none = isRawRows({ piles, sizes }) ? -1 : 0
  masks.fill(none)
  for (let v = 0; v < places.length - 1; v++) {
    const at = 2 * places[v]!
    const last = at + (v >> 5)
    for (let word = at; word < last; word++) masks[word] = ~none
    masks[last] = none ^ (-1 >>> (31 - (v & 31)))
    const isTerminal = sizes[0] === piles || (sizes[0] === piles - 1 && v === 0)
    if (isMisere && isTerminal) masks[at]! ^= 1
  }
}

/** The slot of a sorted position, in cells (for outcomes: in bits) from the origin. */
export function slotOf({ shape, layout, places }: Slots, position: readonly number[]): number {
  const [x0, x1, x2] = position as [number, number, number]
  let slot = 0
  for (let pile = 2; pile < layout.piles; pile++) slot += layout.tiers[pile]![position[pile]!]!
  if (shape === 'rows') return 64 * (slot + places[x1]!) + x0
  if (shape === 'octets') return 8 * (slot + places[x1]!) + x0
  if (shape === 'straight') return slot + (x1 * (x1 + 3)) / 2 + x0
  if (shape === 'flat') return slot + x1 * rowCells(x2) + x0
  return slot + skewedPlace(x0 + x1, x2) + x0
}
