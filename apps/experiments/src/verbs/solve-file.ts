import type { Table } from '@nim/bruteforce'
import {
  denseNpy,
  denseNpyBytes,
  denseNpz,
  type ExportFormat,
  writeTable as writeAs,
} from '@nim/report'
import { boxCount, rulesetTitle, type Ruleset } from '@nim/core/rules'
import type { TableValue } from '@nim/bruteforce'
import { formatBytes } from '../arguments/memory.ts'
import { UsageError } from '../usage-error.ts'
import { writeOut } from './write-whole.ts'

/**
 * Writes the file under a temporary name first, so that a file with the final name is always
 * complete.
 */
export function writeTable(
  table: Table,
  path: string,
  format: ExportFormat,
  isDense: boolean,
): void {
  writeOut('--out', path, (write) => {
    if (isDense) (format === 'npz' ? denseNpz : denseNpy)(table, write)
    else writeAs(table, format, write)
  })
}

/**
 * Rejects a dense array if the output is not a NumPy file, or if the array would not fit into the
 * memory of a program that reads it.
 * @throws UsageError
 */
export function requireDense(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  format: ExportFormat | undefined,
  limit: number,
): void {
  if (format !== 'npy' && format !== 'npz') {
    throw new UsageError('--dense writes an array; add --out FILE.npy or FILE.npz')
  }
  const bytes = denseNpyBytes({ box: { piles: ruleset.piles, max }, value })
  if (bytes <= limit) return
  const vectors = boxCount(ruleset.piles, max, false)
  throw new UsageError(
    `--dense: ${rulesetTitle(ruleset)} with max ${max} has ${vectors} vectors, up to ${formatBytes(bytes)}, more than the limit of ${formatBytes(limit)}; lower --max, leave out --dense or raise --memory`,
  )
}
