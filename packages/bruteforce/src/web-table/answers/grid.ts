import type { Position } from '@nim/core/rules'
import type { Table } from '../../table.ts'
import { layerChunks } from './layer-chunks.ts'
import { type Segment, segmentCutter } from './segments.ts'
import type { TableWork } from './work.ts'

export interface GridQuestion {
  /** The modulus for the residues of the sum of the piles. */
  readonly modulus: number
  /**
   * Counts only positions whose sum is at least this multiple of their largest pile. If the
   * multiple is the smallest move size of a slow symmetric game, these are the reduced positions
   * (DH-T2.3). Default: all positions.
   */
  readonly sumPerLargest?: number
}

/** Either the P-positions or the N-positions in a cell of a grid. */
export interface GridSide {
  readonly count: number
  /**
   * The first such position, ordered by the sum of the piles and then lexicographically; null if
   * none exists.
   */
  readonly smallest: Position | null
}

/** The positions that have this number of odd piles and whose sum has this residue. */
export interface GridCell {
  readonly odd: number
  readonly residue: number
  readonly P: GridSide
  readonly N: GridSide
}

export interface TableGrid {
  readonly modulus: number
  /** The cell for o odd piles and the residue r is cells[o · modulus + r], where o = 0..n. */
  readonly cells: readonly GridCell[]
}

const LARGEST_MODULUS = 10_000

/**
 * The position grid of a table: the numbers of P- and N-positions, by the number o of odd piles and
 * the residue r of the sum. Both counts of a cell are 0 if no position of the box belongs to it,
 * for example if o and r differ in parity and the modulus is even.
 *
 * @throws RangeError unless the modulus is a whole number from 1 to 10,000
 * @complexity O(positions)
 * @source DH-D7
 */
export function* gridOf(
  table: Table,
  { modulus, sumPerLargest = 0 }: GridQuestion,
): TableWork<TableGrid> {
  const { box } = table
  if (!(Number.isSafeInteger(modulus) && modulus >= 1 && modulus <= LARGEST_MODULUS)) {
    throw new RangeError(`grid: expected a modulus of 1..${LARGEST_MODULUS}, got ${modulus}`)
  }
  const grid = gridUnderWay(table, modulus, sumPerLargest)
  const cut = segmentCutter(box, 0, grid.add)
  for (const { entries, rank } of layerChunks(table)) {
    cut(entries)
    yield { step: 'counting', done: rank + entries.length, total: box.count }
  }
  return grid.end()
}

/**
 * A grid that is not yet complete. It stores the counts and the smallest positions: those of
 * P-positions at even indices, those of N-positions at odd indices.
 */
function gridUnderWay(
  { box, isP }: Table,
  modulus: number,
  sumPerLargest: number,
): { add: (segment: Segment) => void; end: () => TableGrid } {
  const places = 2 * (box.piles + 1) * modulus
  const counts = new Float64Array(places)
  const sums = new Float64Array(places).fill(Infinity)
  const smallest = new Map<number, Position>()
  const keepSmaller = (place: number, x: number, sum: number, position: Position): void => {
    if (sum === sums[place] && !isBefore(x, position, smallest.get(place)!)) return
    sums[place] = sum
    smallest.set(place, [x, ...position.slice(1)])
  }
  const side = (place: number): GridSide => ({
    count: counts[place]!,
    smallest: smallest.get(place) ?? null,
  })
  return {
    add({ position, odd, sum, length, entries, offset }) {
      const largest = position.reduce((most, pile, i) => (i === 0 ? 0 : Math.max(most, pile)), 0)
      for (let i = 0, x = position[0]!; i < length; i++, x++) {
        if (sumPerLargest * Math.max(largest, x) > sum + x) continue
        const cell = (odd + (x % 2)) * modulus + ((sum + x) % modulus)
        const place = 2 * cell + (isP(entries[offset + i]!) ? 0 : 1)
        counts[place]!++
        if (sum + x <= sums[place]!) keepSmaller(place, x, sum + x, position)
      }
    },
    end: () => ({
      modulus,
      cells: Array.from({ length: places / 2 }, (_, cell) => ({
        odd: Math.floor(cell / modulus),
        residue: cell % modulus,
        P: side(2 * cell),
        N: side(2 * cell + 1),
      })),
    }),
  }
}

/**
 * True if the position with first pile x and the other piles of `position` comes lexicographically
 * before another position.
 */
function isBefore(x: number, position: Position, other: Position): boolean {
  if (x !== other[0]) return x < other[0]!
  const at = position.findIndex((pile, i) => i > 0 && pile !== other[i])
  return at > 0 && position[at]! < other[at]!
}
