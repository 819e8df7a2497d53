import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import type { Table } from '@nim/bruteforce'
import {
  denseNpy,
  denseNpyBytes,
  denseNpz,
  EXPORT_FORMATS,
  type ExportFormat,
  type FilePiece,
  writeTable as writeAs,
} from '@nim/report'
import { boxCount, rulesetTitle, type Ruleset } from '@nim/core/rules'
import type { TableValue } from '@nim/bruteforce'
import { formatBytes } from '../arguments/memory.ts'
import { isDevice, temporaryName } from '../arguments/outputs.ts'
import { UsageError } from '../usage-error.ts'

/**
 * The format that the ending of a file says.
 * @throws UsageError naming the endings that are accepted
 */
export function formatOf(path: string): ExportFormat {
  const ending = extname(path).slice(1)
  const format = EXPORT_FORMATS.find((name) => name === ending)
  if (format === undefined) {
    throw new UsageError(
      `--out '${path}': unknown ending; accepted: ${EXPORT_FORMATS.map((name) => `.${name}`).join(', ')}`,
    )
  }
  return format
}

/** Writes under a temporary name first, so that a file with the final name is always whole. */
export function writeTable(
  table: Table,
  path: string,
  format: ExportFormat,
  isDense: boolean,
): void {
  const isDirect = isDevice(path)
  const temporary = isDirect ? path : temporaryName(path)
  try {
    mkdirSync(dirname(path), { recursive: true })
    const file = openSync(temporary, 'w')
    try {
      const write = (piece: FilePiece): void => {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
        for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
      }
      if (isDense) (format === 'npz' ? denseNpz : denseNpy)(table, write)
      else writeAs(table, format, write)
    } finally {
      closeSync(file)
    }
    if (!isDirect) renameSync(temporary, path)
  } catch (error) {
    if (!isDirect) rmSync(temporary, { force: true })
    throw new UsageError(`--out '${path}': ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Refuses a dense array that is no NumPy file, or that whoever reads it could not hold.
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
    throw new UsageError('--dense writes an array; give --out FILE.npy or FILE.npz')
  }
  const bytes = denseNpyBytes({ box: { piles: ruleset.piles, max }, value })
  if (bytes <= limit) return
  const vectors = boxCount(ruleset.piles, max, false)
  throw new UsageError(
    `--dense: ${rulesetTitle(ruleset)} with max ${max} has ${vectors} vectors, up to ${formatBytes(bytes)}, more than the limit of ${formatBytes(limit)}; lower --max, leave out --dense or raise --memory`,
  )
}
