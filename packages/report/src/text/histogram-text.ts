import type { Table } from '@nim/bruteforce'
import { valueLabel } from '../export/value-label.ts'
import { textTable } from './text-table.ts'

/** The maximum number of values in a table for people. */
const MOST_ROWS = 1000

/**
 * Counts by value as an aligned table, values ascending, only values that occur. Its columns are
 * the value (outcomes as P and N), the number of positions that have it, and its share of all
 * positions in percent, rounded to two decimals. Sorted boxes count each sorted position once. If
 * there are more than 1000 values, the first 1000 are listed, and a line states this.
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
