import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { Table } from '@nim/bruteforce'
import { EXPORT_FORMATS, type ExportFormat, exportTable } from '@nim/report'
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
export function writeTable(table: Table, path: string, format: ExportFormat): void {
  const temporary = join(dirname(path), `.${basename(path)}.tmp`)
  try {
    const file = openSync(temporary, 'w')
    try {
      for (const piece of exportTable(table, format)) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
        for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
      }
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw new UsageError(`--out '${path}': ${(error as Error).message}`, { cause: error })
  }
}
