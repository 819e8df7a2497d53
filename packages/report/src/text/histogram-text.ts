import type { Table } from '@nim/bruteforce'
import { valueLabel } from '../export/value-label.ts'
import { textTable } from './text-table.ts'

/** The maximum number of values that a table for human readers contains. */
const MOST_ROWS = 1000

/**
 * An aligned table of counts, with a row for each value that occurs, in ascending order. The
 * columns are the value (P and N for outcomes), the number of positions with this value, and their
 * percentage of all positions, rounded to two decimals. In a sorted box, each sorted position
 * counts once. If there are more than 1000 values, only the first 1000 are listed, and an
 * additional line says so.
 * @complexity O(positions)
 */
export function histogramText(
  table: Pick<Table, 'value' | 'box'> & { readonly histogram: () => readonly number[] },
): string {
  const rows: string[][] = []
  let values = 0
  table.histogram().forEach((count, value) => {
    if (count === 0) return
    values++
    const share = ((100 * count) / table.box.count).toFixed(2)
    if (values <= MOST_ROWS) rows.push([String(valueLabel(table, value)), String(count), share])
  })
  const text = textTable([table.value, 'positions', 'percent'], rows)
  return values <= MOST_ROWS ? text : `${text}\n(the first ${MOST_ROWS} of ${values} values)`
}
