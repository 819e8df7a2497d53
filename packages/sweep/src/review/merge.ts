import type { VerdictRecord } from '@nim/conjectures'
import { requireNoAlarm } from '../directory/alarms.ts'
import { flushDirectory, writeWhole } from '../directory/durable-write.ts'
import { readDirectory, type Stored } from '../directory/open-directory.ts'
import { readShard } from '../directory/shard-file.ts'
import { SweepDamage } from '../directory/sweep-error.ts'
import { recordLines } from '../records.ts'
import type { PlannedCheck } from '../plan/checks.ts'
import { describeCheck } from '../shard.ts'
import { type Summary, summing } from './summary.ts'

const MERGED_FILE = 'results.jsonl'
const SUMMARY_FILE = 'summary.json'

/** What a merge ended with: a summary, or the shards that are not there. */
export type Merged =
  | { readonly summary: Summary; readonly missing: readonly number[]; readonly stored: Stored }
  | { readonly summary: null; readonly missing: readonly number[]; readonly stored: Stored }

/**
 * Joins the results of a sweep directory into `results.jsonl` (all records in the order of the plan)
 * and `summary.json`, after proving that they cover the plan: every shard is there once, with the
 * bytes and the records of the ledger, its records answer the shard's checks one by one, and where
 * a record counts positions of a box the count is that of the closed formula. An alarm of an earlier run
 * stops it.
 *
 * @param isPartial sum up an incomplete sweep too; otherwise nothing is written for one
 * @throws SweepDamage, ForeignSweep, SweepAlarm; RangeError if there is no such directory
 */
export async function mergeSweep(directory: string, isPartial = false): Promise<Merged> {
  requireNoAlarm(directory)
  const stored = await readDirectory(directory)
  const { sweep, ledger, isDone } = stored
  const missing = sweep.shards.flatMap(({ index }) => (isDone(index) ? [] : [index]))
  if (missing.length > 0 && !isPartial) return { summary: null, missing, stored }
  const sums = summing(sweep)
  async function* lines(): AsyncGenerator<string> {
    for (const shard of sweep.shards) {
      if (!isDone(shard.index)) continue
      const { damage, ...read } = await readShard(directory, shard, ledger)
      if (damage !== null || !('records' in read)) throw new SweepDamage(String(damage))
      for (const [i, record] of read.records.entries()) {
        requireCount(shard.checks[i]!, record)
        sums.add(record)
      }
      yield recordLines(read.records)
    }
  }
  await writeWhole(directory, MERGED_FILE, lines())
  const summary = sums.summary()
  await writeWhole(directory, SUMMARY_FILE, `${JSON.stringify(summary, null, 2)}\n`)
  await flushDirectory(directory)
  return { summary, missing, stored }
}

/** Compares the positions a record says its box has with the closed formula. */
function requireCount(check: PlannedCheck, { data, verdict }: VerdictRecord): void {
  const counted = data?.['positions']
  if (check.domain.kind !== 'box' || verdict === 'incomplete' || counted === undefined) return
  if (BigInt(counted) === check.cost.positions) return
  throw new SweepDamage(
    `${describeCheck(check)}: the record counts ${counted} positions, the closed formula gives ${check.cost.positions}`,
  )
}
