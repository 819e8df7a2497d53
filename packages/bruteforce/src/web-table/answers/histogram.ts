import { entryCounter } from '../../cells/histogram.ts'
import type { Table } from '../../table.ts'
import { layerChunks } from './layer-chunks.ts'
import type { TableWork } from './work.ts'

/** Computes the answer to `Table.histogram`. @complexity O(positions) */
export function* countEntries(table: Table): TableWork<number[]> {
  const counter = entryCounter()
  for (const { entries, rank } of layerChunks(table)) {
    counter.add(entries, rank)
    yield { step: 'counting', done: rank + entries.length, total: table.box.count }
  }
  return counter.counts()
}
