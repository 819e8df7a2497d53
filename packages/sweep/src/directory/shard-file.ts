import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isUnreadable, machineFault, readOwn } from '@nim/core/files'
import { NIMLAB_VERSION, type VerdictRecord } from '@nim/conjectures'
import { describeCheck } from '../describe-check.ts'
import { digestOf } from '../digest.ts'
import type { PlannedShard } from '../plan/unfold.ts'
import type { Shard } from '../shard.ts'
import { plannedFault } from './as-planned.ts'
import { coverageFault } from './coverage.ts'
import { LEDGER_FILE, type LedgerState } from './read-ledger.ts'
import { readRecordLine } from './record-line.ts'
import { totalsFault } from './shard-totals.ts'
import { SweepDamage } from './sweep-error.ts'
import { visible } from '@nim/core/rules'
import { shown } from './strict.ts'
import { shardName } from '../shard-name.ts'
import { LARGEST_RESULT_FILE } from '../tuned.ts'

export const RESULTS_FOLDER = 'results'

/** The name of a shard's result file in the results folder. */
export function shardFileName(shard: number): string {
  return `${String(shard).padStart(6, '0')}.jsonl`
}

/** The records of a shard. */
export interface ShardRecords {
  readonly records: readonly VerdictRecord[]
  /** The line of text for each record, without its line feed. */
  readonly lines: readonly string[]
}

/** A valid stored shard, or a description of the error in it. */
export type StoredShard = (ShardRecords & { readonly damage: null }) | { readonly damage: string }

/**
 * Reads the result file of a shard in the ledger. The file is valid only if all of the following
 * hold. The ledger contains the digest of the bytes of the file. Each line is a record. The digest
 * and the number of the records agree with the ledger, and the records correspond one by one to the
 * checks of the plan. The fields of each record agree with the plan and the claim, and do not
 * contradict each other.
 */
export async function readShard(
  directory: string,
  shard: PlannedShard,
  ledger: LedgerState,
): Promise<StoredShard> {
  const read = await readLines(directory, shard, ledger)
  if (read.damage !== null) return read
  const { lines } = read
  const records: VerdictRecord[] = []
  const hash = createHash('sha256')
  for (const line of lines) {
    const { record, wrong } = readRecordLine(line)
    if (wrong !== null) return damaged(shard, `record ${records.length + 1}: ${wrong}`)
    records.push(record)
    hash.update(`${line}\n`)
  }
  const digest = `sha256:${hash.digest('hex')}`
  if (digest !== ledger.digest(shard.index)) {
    return damaged(shard, `its records have the digest ${digest}, the ledger another`)
  }
  const wrong = mismatch(shard, records)
  if (wrong !== null) return damaged(shard, wrong)
  for (const [i, check] of shard.checks.entries()) {
    const how = plannedFault(check, records[i]!, lines[i]!) ?? coverageFault(check, records[i]!)
    if (how !== null) return damaged(shard, `${describeCheck(check)}: ${how}`)
  }
  const miscounted = totalsFault(ledger.totals(shard.index), records)
  if (miscounted === null) return { records, lines, damage: null }
  return { damage: `${LEDGER_FILE}: ${shardName(shard.index)}: ${miscounted}` }
}

/**
 * Reads a shard that {@link readShard} accepted, using the same ledger. Only the digest is compared
 * again. If it matches, the bytes have not changed, and they need no other check.
 *
 * @throws (by rejection) SweepDamage if the bytes have changed
 */
export async function readShardAgain(
  directory: string,
  shard: Shard,
  ledger: LedgerState,
): Promise<ShardRecords> {
  const read = await readLines(directory, shard, ledger)
  if (read.damage !== null) throw new SweepDamage(join(directory, read.damage))
  const { lines } = read
  return { lines, records: lines.map((line) => JSON.parse(line) as VerdictRecord) }
}

/** The lines of a result file whose digest agrees with the ledger. */
async function readLines(
  directory: string,
  shard: Shard,
  ledger: LedgerState,
): Promise<{ readonly lines: string[]; readonly damage: null } | { readonly damage: string }> {
  let bytes: Buffer
  try {
    bytes = readOwn(join(directory, nameOf(shard)), LARGEST_RESULT_FILE)
  } catch (error) {
    if (machineFault(error) !== null) throw error
    return damaged(shard, isUnreadable(error, 'ENOENT') ? 'missing' : (error as Error).message)
  }
  const file = digestOf(bytes)
  const stated = ledger.file(shard.index)
  if (file !== stated) {
    return damaged(shard, `its bytes have the digest ${file}, the ledger says ${stated}`)
  }
  const lines = bytes.toString('utf8').split('\n')
  return lines.pop() === '' ? { lines, damage: null } : damaged(shard, 'the last line is cut off')
}

function damaged(shard: Shard, how: string): { readonly damage: string } {
  return { damage: visible(`${nameOf(shard)}: ${how}`) }
}

function nameOf({ index }: Shard): string {
  return `${RESULTS_FOLDER}/${shardFileName(index)}`
}

/**
 * The reason why records do not correspond one by one to a shard's checks; null if they correspond.
 */
export function mismatch({ checks }: Shard, records: readonly VerdictRecord[]): string | null {
  if (records.length !== checks.length) {
    return `${records.length} records, the plan has ${checks.length} cases`
  }
  for (const [i, check] of checks.entries()) {
    const { claim, module, case: parameters, domain, nimlab } = records[i]!
    const planned = JSON.stringify([check.claim, check.module, check.case, check.domain])
    if (JSON.stringify([claim, module, parameters, domain]) !== planned) {
      return `record ${i + 1} is not of ${describeCheck(check)}`
    }
    if (nimlab !== NIMLAB_VERSION) return `record ${i + 1} is of nimlab ${shown(nimlab)}`
  }
  return null
}
