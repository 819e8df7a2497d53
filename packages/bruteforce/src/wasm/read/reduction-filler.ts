import type { Distances, FillRun } from '../../arrays/filler.ts'
import { plainMemories } from '../encode/memories.ts'
import { cachedModule, hasSimd, instanceOf } from '../encode/modules.ts'
import { cellsStride, type ReductionCells, reductionCode } from './reduction-code.ts'

/** The number of bytes that vectors may touch before the first entry and after the last one. */
const SLACK = 64
const TIE_BYTES = 48

/** The vectors u(x) for every position of a box, filled by a generated kernel. */
export interface ReductionFiller {
  readonly makeFill: (distances: Distances) => FillRun
  /** The entry u of the position of rank r begins at index r · cells.piles. */
  readonly heights: Uint8Array | Uint16Array
  readonly release: () => void
}

/** The layout of the entries of a position; null if this kernel does not serve such boxes. */
export function reductionCells(piles: number, max: number): ReductionCells | null {
  if (!hasSimd() || piles < 2 || piles > 8 || max > 0xffff) return null
  if (max > 0xff) return { piles: piles === 2 ? 2 : piles <= 4 ? 4 : 8, bytes: 2 }
  return { piles: piles <= 4 ? 4 : 8, bytes: 1 }
}

/** The number of bytes of memory that a {@link ReductionFiller} needs. */
export function reductionBytes(
  piles: number,
  positions: number,
  cells: ReductionCells,
  room: number,
): number {
  return tablesBytes(piles, room) + positions * cellsStride(cells) + 2 * SLACK
}

/** The number of bytes of the ties and the distances. */
function tablesBytes(piles: number, room: number): number {
  return 16 * Math.ceil((TIE_BYTES * 2 ** (piles - 1) + 4 * room) / 16)
}

/**
 * A filler for positions in rank order.
 * @param room the capacity of the list of distances of a run
 */
export function reductionFiller(
  piles: number,
  positions: number,
  cells: ReductionCells,
  room: number,
): ReductionFiller {
  const stride = cellsStride(cells)
  const memory = plainMemories.acquire(reductionBytes(piles, positions, cells, room))
  const { buffer } = memory
  const module = cachedModule(`reductions ${JSON.stringify(cells)}`, () => reductionCode(cells))
  const exports = instanceOf(module, memory)
  const [lower, chained] = [exports['lower']!, exports['chain']!]
  const origin = tablesBytes(piles, room) + SLACK
  const Entries = cells.bytes === 1 ? Uint8Array : Uint16Array
  const heights = new Entries(buffer as ArrayBuffer, origin, positions * cells.piles)
  writeTies(new Uint8Array(buffer, 0, TIE_BYTES * 2 ** (piles - 1)), piles, cells)
  const listAt = TIE_BYTES * 2 ** (piles - 1)
  const list = new Int32Array(buffer, listAt, room)
  // The bytes before rank 0 must exist, because the code reads them into vectors, although it does
  // not use them.
  heights.fill(0, 0, Math.min(heights.length, 16))

  const makeFill = (distances: Distances): FillRun => {
    const x = new Array<number>(piles).fill(0)
    return (rank, length, from, to, chain) => {
      if (from === to && !chain) fillTerminal(heights, x, rank, length, cells.piles)
      else {
        for (let k = from; k < to; k++) list[k - from] = distances[k]! * stride
        const place = origin + rank * stride
        const run = chain ? chained : lower
        run(place, place + length * stride, listAt, listAt + 4 * (to - from), tiesOf(x))
      }
      advance(x, length)
    }
  }
  return { makeFill, heights, release: () => plainMemories.release(memory) }
}

/** At terminal positions, u(x) = x. */
function fillTerminal(
  heights: Uint8Array | Uint16Array,
  x: readonly number[],
  rank: number,
  length: number,
  stride: number,
): void {
  for (let j = 0; j < length; j++) {
    const at = (rank + j) * stride
    heights.fill(0, at, at + stride)
    for (let i = 0; i < x.length; i++) heights[at + i] = x[i]!
    heights[at] = x[0]! + j
  }
}

/** Advances the position in rank order by part of a row. */
function advance(x: number[], length: number): void {
  x[0]! += length
  for (let i = 0; i + 1 < x.length && x[i]! > x[i + 1]!; i++) {
    x[i] = 0
    x[i + 1]!++
  }
}

/** The address of the vectors for the groups of equal piles of x. */
function tiesOf(x: readonly number[]): number {
  let pattern = 0
  for (let i = 0; i + 1 < x.length; i++) if (x[i] === x[i + 1]) pattern |= 1 << i
  return pattern * TIE_BYTES
}

/**
 * Writes three vectors for each pattern of ties. In a group of g piles, the three vectors refer to
 * the piles that are 1, 2 and 4 places further on, cyclically.
 */
function writeTies(places: Uint8Array, piles: number, cells: ReductionCells): void {
  for (let pattern = 0; pattern < 2 ** (piles - 1); pattern++) {
    for (let step = 0; step < 3; step++) {
      for (let i = 0; i < 16; i++) {
        const pile = Math.floor(i / cells.bytes) % cells.piles
        let first = pile
        let last = pile
        while (first > 0 && ((pattern >> (first - 1)) & 1) === 1) first--
        while (last < piles - 1 && ((pattern >> last) & 1) === 1) last++
        const size = pile < piles ? last - first + 1 : 1
        const next = pile < piles ? first + ((pile - first + 2 ** step) % size) : pile
        places[pattern * TIE_BYTES + step * 16 + i] = i + (next - pile) * cells.bytes
      }
    }
  }
}
