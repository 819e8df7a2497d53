import { histogramOf } from '../../cells/histogram.ts'
import type { Table } from '../../table.ts'
import { layerChunks } from './layer-chunks.ts'
import type { TableWork } from './work.ts'

/** The histogram of `Table.histogram`. @complexity O(positions) */
export function* countEntries(table: Table): TableWork<number[]> {
  const counts: number[] = []
  for (const { entries, rank } of layerChunks(table)) {
    histogramOf((visit) => visit(entries, rank)).forEach((count, entry) => {
      while (counts.length <= entry) counts.push(0)
      counts[entry]! += count
    })
    yield { step: 'counting', done: rank + entries.length, total: table.box.count }
  }
  return counts
}
