import type { SolvedTable } from '../solved-table.ts'
import { chunked } from './chunked.ts'
import { valueLabel } from './value-label.ts'

/**
 * A solved table as comma-separated values: a line of column names `x1,…,xn,value`, then one line
 * a position in rank order. Outcomes are the letters P and N. Lines end in a line feed.
 *
 * Yields chunks of about 64 KiB of ASCII text.
 * @complexity O(positions · n log max) time, one chunk of memory
 */
export function csv(table: SolvedTable): Generator<string, void, undefined> {
  return chunked(csvLines(table))
}

function* csvLines(table: SolvedTable): Generator<string, void, undefined> {
  const { box, values } = table
  yield `${Array.from({ length: box.piles }, (_, i) => `x${i + 1},`).join('')}value\n`
  for (let rank = 0; rank < box.count; rank++) {
    yield `${box.unrank(rank).join()},${valueLabel(table, values[rank]!)}\n`
  }
}
