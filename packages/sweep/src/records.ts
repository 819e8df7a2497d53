import type { VerdictRecord } from '@nim/conjectures'
import { digestOf } from './digest.ts'

/**
 * The text of a shard's result file or of `results.jsonl`, with one verdict record on each line.
 */
export function recordLines(records: readonly VerdictRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

/** The SHA-256 of the records' lines. Two runs of a shard must have the same digest. */
export function recordsDigest(records: readonly VerdictRecord[]): string {
  return digestOf(recordLines(records))
}
