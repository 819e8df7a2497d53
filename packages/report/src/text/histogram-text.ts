import type { Table } from '@nim/bruteforce'
import { valueLabel } from '../export/value-label.ts'
import { textTable } from './text-table.ts'

/**
 * Counts by value as an aligned table, values ascending, only values that occur: the value (outcomes
 * as P and N), the number of positions that have it, and its share of all positions in percent,
 * rounded to two decimals. Sorted boxes count each sorted position once.
 * @complexity O(positions)
 */
export function histogramText(table: Pick<Table, 'value' | 'box' | 'histogram'>): string {
  const rows = table.histogram().flatMap((count, value) => {
    const share = ((100 * count) / table.box.count).toFixed(2)
    return count === 0 ? [] : [[String(valueLabel(table, value)), String(count), share]]
  })
  return textTable([table.value, 'positions', 'percent'], rows)
}
