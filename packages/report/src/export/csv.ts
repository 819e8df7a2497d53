import type { SolvedTable } from '../solved-table.ts'
import { textChunks } from './text-chunks.ts'
import { valueLabel } from './value-label.ts'

/**
 * A solved table as comma-separated values: a line with the column names `x1,…,xn,value`, followed
 * by one line for each position in rank order. Outcomes are the letters P and N. Lines end in a
 * line feed.
 *
 * @param write receives chunks of about 64 KiB of ASCII text, in order
 * @complexity O(positions · n) time, one chunk of memory
 */
export function csv(table: SolvedTable, write: (chunk: string) => void): void {
  const { add, end } = textChunks(write)
  add(`${Array.from({ length: table.box.piles }, (_, i) => `x${i + 1},`).join('')}value\n`)
  table.forEachRow(({ position, length, entries, offset }) => {
    const others = position.slice(1).map((pile) => `,${pile}`)
    const middle = `${others.join('')},`
    for (let x = 0; x < length; x++) {
      add(`${x}${middle}${valueLabel(table, entries[offset + x]!)}\n`)
    }
  })
  end()
}
