import { tableDigest } from '../../table-file/digest.ts'
import type { Table } from '../../table.ts'
import { layerChunks } from './layer-chunks.ts'
import type { TableWork } from './work.ts'

/** Computes the answer to `Table.digest`. @complexity O(positions) */
export function* digestTable(table: Table): TableWork<string> {
  const { ruleset, box, value, play } = table
  const digest = tableDigest(ruleset, box.max, value, play)
  for (const { entries, rank } of layerChunks(table)) {
    digest.add(entries, rank)
    yield { step: 'hashing', done: rank + entries.length, total: box.count }
  }
  return digest.end()
}
