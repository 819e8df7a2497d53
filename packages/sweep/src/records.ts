import type { VerdictRecord } from '@nim/conjectures'
import { digestOf } from './digest.ts'

/** The text of a shard's result file, and of `results.jsonl`: one verdict record a line. */
export function recordLines(records: readonly VerdictRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

/** SHA-256 of the records' lines: what two runs of a shard must agree on. */
export function recordsDigest(records: readonly VerdictRecord[]): string {
  return digestOf(recordLines(records))
}
