import type { SolvedTable } from '../solved-table.ts'
import { textChunks } from './text-chunks.ts'
import { valueLabel } from './value-label.ts'

/**
 * Formats a solved table as JSON Lines, with one object for each position in rank order. An object
 * is, for example, `{"piles":[0,1,1],"value":"N"}` or `{"piles":[0,1,1],"value":1}`. Outcomes are
 * the letters P and N; all other values are numbers. Every line ends with a line feed.
 *
 * @param write receives chunks of about 64 KiB of ASCII text, in order
 * @complexity O(positions · n) time, one chunk of memory
 */
export function jsonLines(table: SolvedTable, write: (chunk: string) => void): void {
  const { add, end } = textChunks(write)
  table.forEachRow(({ position, length, entries, offset }) => {
    const others = position.slice(1).map((pile) => `,${pile}`)
    const middle = `${others.join('')}],"value":`
    for (let x = 0; x < length; x++) {
      const value = JSON.stringify(valueLabel(table, entries[offset + x]!))
      add(`{"piles":[${x}${middle}${value}}\n`)
    }
  })
  end()
}
