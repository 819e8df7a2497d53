import { FENCE } from './header.ts'

/**
 * The layout of the cells for the sorted positions of a box. The slot of a position is T_0[x_0] + …
 * + T_{n−1}[x_{n−1}], so the distance of an option does not depend on the box. Each slot is one
 * cell (for outcomes, one 64-bit word).
 */
export interface Layout {
  readonly piles: number
  readonly max: number
  /** tiers[i][v] = T_i[v] for 2 ≤ i < n and 0 ≤ v ≤ max + 1. */
  readonly tiers: readonly (readonly number[])[]
  /** The number of slots, including fences. */
  readonly slots: number
}

/**
 * The layout of all blocks, given the sizes of planes.
 *
 * @param planeSize the number of slots of the plane x_2 = c, including closing slots
 * @param ring 0 to keep all blocks x_{n−1} = m, otherwise the number of blocks in memory at the
 *   same time
 */
export function layoutOf(
  piles: number,
  max: number,
  planeSize: (c: number) => number,
  ring: number,
): Layout {
  const tiers: number[][] = []
  const sizes = new Array<number>(max + 1)
  for (let c = 0; c <= max; c++) sizes[c] = planeSize(c)
  for (let pile = 2; pile < piles; pile++) {
    const tier = new Array<number>(max + 2)
    const fence = pile === piles - 1 ? FENCE : 0
    let sum = 0
    for (let v = 0; v <= max; v++) {
      tier[v] = sum
      sum += sizes[v]! + fence
      sizes[v] = sum
    }
    tier[max + 1] = sum
    tiers[pile] = tier
  }
  const top = tiers[piles - 1]!
  let slots = top[max + 1]!
  if (ring > 0) {
    const block = top[max + 1]! - top[max]!
    for (let v = 0; v <= max + 1; v++) top[v] = (v % ring) * block
    slots = Math.min(ring, max + 1) * block
  }
  return { piles, max, tiers, slots: slots + 2 * FENCE }
}

/**
 * The number of slots of {@link layoutOf}, computed from the same sums without building the tables.
 * @complexity O(n · max) additions
 */
export function slotCount(
  piles: number,
  max: number,
  planeSize: (c: number) => number,
  ring: number,
): number {
  const sums = new Array<number>(piles).fill(0)
  let block = 0
  for (let c = 0; c <= max; c++) {
    let size = planeSize(c)
    for (let pile = 2; pile < piles - 1; pile++) size = sums[pile]! += size
    block = size + FENCE
    sums[piles - 1]! += block
  }
  return (ring > 0 ? Math.min(ring, max + 1) * block : sums[piles - 1]!) + 2 * FENCE
}

/**
 * The number of slots in a plane of straight runs. For each x_1 from 0 to c, the plane has x_1 + 1
 * cells and a closing cell. After the last run, it has c + 3 more cells.
 */
export function straightPlane(c: number): number {
  return ((c + 1) * (c + 4)) / 2 + c + 3
}

/** The number of rows in classes 0 and 1. */
const NARROW_ROWS = 64

/**
 * Every later class has 2^WIDER_AFTER rows. A power of two allows a shift instead of a division,
 * which would take most of the time.
 */
const WIDER_AFTER = 7

/**
 * The number of 64-bit words in the row x_1 = v. This number is 1, 2, or a larger multiple of 2, so
 * that a longer row consists of whole vectors.
 */
function rowWords(v: number): number {
  return v < NARROW_ROWS ? 1 : 2 * ((v >> WIDER_AFTER) + 1)
}

/**
 * rowAt[v] is the offset in 64-bit words of the row x_1 = v in its plane, for 0 ≤ v ≤ max.
 * rowAt[max + 1] is the offset of the row of zeros after the last row. Before each change of width,
 * there is a ghost row, which is a copy of the last row with the new width. Within a class, the
 * distance to the row above is therefore constant.
 */
export function rowPlaces(max: number): number[] {
  const places = new Array<number>(max + 2)
  let at = 0
  let above = rowWords(0)
  for (let v = 0; v <= max; v++) {
    const words = rowWords(v)
    if (words !== above) at += words
    places[v] = at
    at += words
    above = words
  }
  places[max + 1] = at
  return places
}

/**
 * The number of 64-bit words in the plane x_2 = c. The plane consists of the rows x_1 = 0..c, and a
 * row of zeros that is as wide as the next row.
 */
export function rowPlane(places: readonly number[]): (c: number) => number {
  const max = places.length - 2
  return (c) => places[c + 1]! + rowWords(Math.min(c + 1, max))
}

/**
 * The number of slots in a plane of skewed runs x_0 + x_1 = 0..2c. Each run ends with one closing
 * cell, and two more cells follow the last run.
 */
export function skewedPlane(c: number): number {
  return ((c + 1) * (c + 2)) / 2 + 2 * c + 1 + 2
}

/** The offset of x_0 = 0 (which need not exist) in the run x_0 + x_1 = s of the plane x_2 = c. */
export function skewedPlace(s: number, c: number): number {
  const late = Math.max(0, s - c)
  return Math.floor((s - 1) ** 2 / 4) + 2 * s - (late * (late + 1)) / 2
}
