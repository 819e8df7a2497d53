import { createHash } from 'node:crypto'
import type { VerdictRecord } from '@nim/conjectures'

/** The text of a shard's result file, and of `results.jsonl`: one verdict record a line. */
export function recordLines(records: readonly VerdictRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

/** The line of a record without `seconds`, the one field that may differ between two runs. */
function settledLine(record: VerdictRecord): string {
  return `${JSON.stringify({ ...record, seconds: undefined })}\n`
}

/**
 * {@link settledLine} of a record that was read, from its line.
 * @param line as `JSON.stringify` writes the record
 */
export function settledPart(line: string, record: VerdictRecord): string {
  const end = `,"seconds":${record.seconds}}`
  return line.endsWith(end) ? `${line.slice(0, -end.length)}}\n` : settledLine(record)
}

/** SHA-256 of the records' lines without `seconds`: what two runs of a shard must agree on. */
export function recordsDigest(records: readonly VerdictRecord[]): string {
  const hash = createHash('sha256')
  for (const record of records) hash.update(settledLine(record))
  return `sha256:${hash.digest('hex')}`
}
