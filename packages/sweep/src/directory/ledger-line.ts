import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { ShardResult } from '../shard.ts'
import { VERDICTS } from '@nim/conjectures/format'
import { type ShardTotals, totalsOf } from './shard-totals.ts'
import { digest, whole } from './strict.ts'

const LINE = v.strictObject({
  shard: whole,
  cases: whole,
  checked: whole,
  verdicts: v.record(v.picklist(VERDICTS), v.pipe(whole, v.minValue(1))),
  digest,
  file: digest,
  double: v.optional(v.literal(true)),
  repeated: v.optional(v.literal(true)),
  seconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
  check: v.string(),
})

/** One line of `ledger.jsonl`. Each line represents one finished shard. */
export interface LedgerLine extends ShardTotals {
  readonly shard: number
  /** The digest of the records. Every run of the shard must reproduce this digest. */
  readonly digest: string
  /** The digest of the bytes of the shard's result file. */
  readonly file: string
  /**
   * True if the shard was run twice and both runs gave this result. The runs use different
   * algorithms wherever two are available.
   */
  readonly double?: true
  /**
   * True if only one algorithm is available for at least one table of the shard, or if no check of
   * the shard computed a table.
   */
  readonly repeated?: true
  readonly seconds: number
}

/** The way in which a shard was run. */
export interface RunKind {
  readonly isDouble: boolean
  /** See {@link LedgerLine.repeated}. */
  readonly isRepeated: boolean
}

/** The ledger line of a shard. `file` is the digest of the shard's result file. */
export function ledgerLine(
  result: ShardResult,
  file: string,
  { isDouble, isRepeated }: RunKind,
): LedgerLine {
  return {
    shard: result.shard,
    ...totalsOf(result.records),
    digest: result.digest,
    file,
    ...(isDouble ? { double: true } : {}),
    ...(isRepeated ? { repeated: true } : {}),
    seconds: result.seconds,
  }
}

/** The text of a line. The last field of the line is a checksum of the other fields. */
export function formatLedgerLine(line: LedgerLine): string {
  return `${JSON.stringify({ ...line, check: checksum(line) })}\n`
}

/**
 * Parses a line. Returns null if a program that uses this format would not write exactly these
 * bytes.
 */
export function parseLedgerLine(text: string): LedgerLine | null {
  let data: LedgerLine & { readonly check: string }
  try {
    data = JSON.parse(text) as typeof data
  } catch {
    return null
  }
  if (!v.is(LINE, data) || JSON.stringify(data) !== text) return null
  if (data.repeated === true && data.double !== true) return null
  const { check, ...line } = data
  return check === checksum(line) ? line : null
}

function checksum(line: LedgerLine): string {
  return createHash('sha256').update(JSON.stringify(line)).digest('hex').slice(0, 8)
}
