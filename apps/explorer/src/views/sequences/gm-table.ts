import { gmMove, gmTerm, minimalPeriod, pivot, pursuit } from '@nim/core/gm'

/** A row of the table that shows a GM-sequence. */
export interface GmRow {
  readonly j: number
  /** x^j. */
  readonly vector: readonly number[]
  /** The index of the row's pivot, counted from 1. Null if no entry is a multiple of l. */
  readonly pivot: number | null
}

/**
 * The table of a GM-sequence, with one period of its pivots.
 * @source GN-D7, GN-T1.1
 */
export interface GmTable {
  readonly l: number
  /** The first rows x^0, x^1, … that are shown. */
  readonly rows: readonly GmRow[]
  /**
   * The index of the first row that has range ≤ l and contains a multiple of l. The pivots are
   * periodic from this row on.
   */
  readonly from: number
  /** The least period of the pivots from row `from` on. */
  readonly period: number
  /**
   * The rows of one period, starting with row `from`, and the row after them. The list is truncated
   * if it is too long to show.
   */
  readonly periodRows: readonly GmRow[]
  /** In n·l moves, every entry decreases by this number, which is (n − 1)·l. */
  readonly fall: number
}

/** The maximum value of n·l. */
const LONGEST_PERIOD = 20_000

/**
 * @param x a vector of at least two entries, in ascending order
 * @param shown the maximum number of rows at the beginning, and of rows of the period
 * @throws RangeError if n·l is above {@link LONGEST_PERIOD}; otherwise as `gmTerm`
 * @complexity O(n³ + n²·l)
 */
export function gmTable(x: readonly number[], l: number, shown: number): GmTable {
  const n = x.length
  if (n < 2) throw new RangeError('vector: expected two entries or more')
  if (n * l > LONGEST_PERIOD) {
    throw new RangeError(`expected n·l up to ${LONGEST_PERIOD}, got ${n}·${l}`)
  }
  const from = firstOfPeriod(x, l)
  const start = gmTerm(x, l, from)
  // by GN-T1.1, n·l is a period of every word, and therefore of the pivots
  const pivots = rowsFrom(start, l, from, n * l)
  const period = minimalPeriod(
    pivots.map(({ pivot: place }) => String.fromCodePoint(0x41 + place!)).join(''),
  )
  return {
    l,
    rows: rowsFrom(x, l, 0, shown),
    from,
    period,
    periodRows: rowsFrom(start, l, from, Math.min(period + 1, shown)),
    fall: (n - 1) * l,
  }
}

/**
 * The pivots are periodic, starting with the first row that has range ≤ l and contains a multiple
 * of l.
 */
function firstOfPeriod(x: readonly number[], l: number): number {
  let moves = 0
  let row = x
  // every move lowers the smallest entry by 1, so it is a multiple of l after fewer than l moves
  while (pivot(row, l) === null) {
    row = gmMove(row, l)
    moves++
  }
  return moves + pursuit(row, l).moves
}

function rowsFrom(x: readonly number[], l: number, from: number, count: number): GmRow[] {
  const rows: GmRow[] = []
  let vector = x
  for (let i = 0; i < count; i++) {
    rows.push({ j: from + i, vector, pivot: pivot(vector, l) })
    vector = gmMove(vector, l)
  }
  return rows
}
