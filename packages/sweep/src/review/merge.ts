import { join } from 'node:path'
import { flushDirectory, writeDurablySoon } from '@nim/core/files'
import type { VerdictRecord } from '@nim/conjectures'
import { requireNoAlarm } from '../directory/alarms.ts'
import { readDirectory, type Stored } from '../directory/open-directory.ts'
import { requireWritable } from '../directory/require-writable.ts'
import { isCounted } from '../directory/coverage.ts'
import { readShardAgain, type ShardRecords } from '../directory/shard-file.ts'
import { summaryText } from './merged-fit.ts'
import { MERGED_FILE, SUMMARY_FILE } from './merged-file.ts'
import { type Summary, summing } from './summary.ts'

/** The result of a merge. */
export interface Merged {
  /** The summary; null if shards are missing and the caller did not request a partial summary. */
  readonly summary: Summary | null
  /** The numbers of the missing shards. */
  readonly missing: readonly number[]
  /** The number of records whose counts, according to a formula, cover their whole domain. */
  readonly counted: number
  readonly stored: Stored
}

/**
 * Joins the results of a sweep directory into `results.jsonl` (all records in the order of the
 * plan) and `summary.json`. The function first verifies that the results cover the plan. Every
 * shard must exist once, its bytes and records must match the ledger, and `readShard` must accept
 * every record. This verification does not prove that a check tested every instance that it counts.
 * To test this, a run with a second algorithm (`--double`, `recheck`) compares digests. If an
 * earlier run stored an alarm, the merge stops. The function loads no module that the plan names.
 *
 * @param isPartial true to merge an incomplete sweep too; otherwise an incomplete sweep writes
 * nothing
 * @throws SweepDamage, ForeignSweep, SweepAlarm; RangeError if the directory does not exist, or
 * cannot be written
 */
export async function mergeSweep(directory: string, isPartial = false): Promise<Merged> {
  requireWritable(directory, [MERGED_FILE, SUMMARY_FILE])
  const merged = await collected(directory, isPartial, (shards) =>
    writeDurablySoon(join(directory, MERGED_FILE), textOf(shards)),
  )
  const { summary } = merged
  if (summary !== null) {
    await writeDurablySoon(join(directory, SUMMARY_FILE), summaryText(summary))
    await flushDirectory(directory)
  }
  return merged
}

/**
 * Merges a sweep directory as {@link mergeSweep} does, but writes no file. The directory may be
 * read-only.
 *
 * @returns the result of the merge, and all records in the order of the plan
 * @throws as `mergeSweep`
 */
export async function readMerged(
  directory: string,
  isPartial = false,
): Promise<Merged & { readonly records: readonly VerdictRecord[] }> {
  const records: VerdictRecord[] = []
  const merged = await collected(directory, isPartial, async (shards) => {
    for await (const shard of shards) records.push(...shard.records)
  })
  return { ...merged, records }
}

/** @param take called with the records of every finished shard; it must read all records */
async function collected(
  directory: string,
  isPartial: boolean,
  take: (shards: AsyncIterable<ShardRecords>) => Promise<void>,
): Promise<Merged> {
  requireNoAlarm(directory)
  const stored = await readDirectory(directory)
  const { sweep, ledger, isDone } = stored
  const missing = sweep.shards.flatMap(({ index }) => (isDone(index) ? [] : [index]))
  if (missing.length > 0 && !isPartial) return { summary: null, missing, counted: 0, stored }
  const sums = summing(sweep)
  let counted = 0
  async function* shards(): AsyncGenerator<ShardRecords> {
    for (const shard of sweep.shards) {
      if (!isDone(shard.index)) continue
      const read = await readShardAgain(directory, shard, ledger)
      for (const [i, record] of read.records.entries()) {
        if (isCounted(shard.checks[i]!, record)) counted++
        sums.add(record, read.lines[i]!)
      }
      yield read
    }
  }
  await take(shards())
  return { summary: sums.summary(), missing, counted, stored }
}

async function* textOf(shards: AsyncIterable<ShardRecords>): AsyncGenerator<string> {
  for await (const { lines } of shards) yield lines.map((line) => `${line}\n`).join('')
}
