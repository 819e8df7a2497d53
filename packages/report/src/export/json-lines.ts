import type { SolvedTable } from '../solved-table.ts'
import { chunked } from './chunked.ts'
import { valueLabel } from './value-label.ts'

/**
 * A solved table as JSON Lines: one object a position in rank order, such as
 * `{"piles":[0,1,1],"value":"N"}` or `{"piles":[0,1,1],"value":1}`. Outcomes are the letters P and
 * N, all other values numbers. Every line ends in a line feed.
 *
 * Yields chunks of about 64 KiB of ASCII text.
 * @complexity O(positions · n log max) time, one chunk of memory
 */
export function jsonLines(table: SolvedTable): Generator<string, void, undefined> {
  return chunked(lines(table))
}

function* lines(table: SolvedTable): Generator<string, void, undefined> {
  const { box, values } = table
  for (let rank = 0; rank < box.count; rank++) {
    const value = JSON.stringify(valueLabel(table, values[rank]!))
    yield `{"piles":[${box.unrank(rank).join()}],"value":${value}}\n`
  }
}
