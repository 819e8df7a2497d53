import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NIMLAB_VERSION, type VerdictRecord } from '@nim/conjectures'
import { digestOf } from '../digest.ts'
import { recordsDigest } from '../records.ts'
import { describeCheck, type Shard } from '../shard.ts'
import type { LedgerState } from './read-ledger.ts'
import { readRecordLine } from './record-line.ts'
import { shown, visible } from './strict.ts'

export const RESULTS_FOLDER = 'results'

/** Name of a shard's result file in the results folder. */
export function shardFileName(shard: number): string {
  return `${String(shard).padStart(6, '0')}.jsonl`
}

/** A stored shard that can be trusted, or what is wrong with it in words. */
export type StoredShard =
  | { readonly records: readonly VerdictRecord[]; readonly text: string; readonly damage: null }
  | { readonly damage: string }

/**
 * Reads the result file of a shard of the ledger. It is trusted only if its bytes have the digest of
 * the ledger, each of its lines is that of a record, the records have their digest, and they answer the
 * plan's checks one by one.
 */
export async function readShard(
  directory: string,
  shard: Shard,
  ledger: LedgerState,
): Promise<StoredShard> {
  const name = `${RESULTS_FOLDER}/${shardFileName(shard.index)}`
  const damaged = (how: string): StoredShard => ({ damage: visible(`${name}: ${how}`) })
  let bytes: Buffer
  try {
    bytes = await readFile(join(directory, name))
  } catch (error) {
    return damaged((error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : String(error))
  }
  const file = digestOf(bytes)
  if (file !== ledger.file(shard.index)) {
    return damaged(`its bytes have the digest ${file}, the ledger says ${ledger.file(shard.index)}`)
  }
  const text = bytes.toString('utf8')
  const lines = text.split('\n')
  if (lines.pop() !== '') return damaged('the last line is cut off')
  const records: VerdictRecord[] = []
  for (const line of lines) {
    const read = readRecordLine(line)
    if (read.wrong !== null) return damaged(`record ${records.length + 1}: ${read.wrong}`)
    records.push(read.record)
  }
  const digest = recordsDigest(records)
  if (digest !== ledger.digest(shard.index)) {
    return damaged(`its records have the digest ${digest}, the ledger another`)
  }
  const wrong = mismatch(shard, records)
  return wrong === null ? { records, text, damage: null } : damaged(wrong)
}

/** How records fail to answer a shard's checks one by one, in words; null if they do. */
export function mismatch({ checks }: Shard, records: readonly VerdictRecord[]): string | null {
  if (records.length !== checks.length) {
    return `${records.length} records, the plan has ${checks.length} cases`
  }
  for (const [i, check] of checks.entries()) {
    const { claim, module, case: parameters, domain, nimlab, seconds } = records[i]!
    const asked = JSON.stringify([check.claim, check.module, check.case, check.domain])
    if (JSON.stringify([claim, module, parameters, domain]) !== asked) {
      return `record ${i + 1} is not of ${describeCheck(check)}`
    }
    if (nimlab !== NIMLAB_VERSION) return `record ${i + 1} is of nimlab ${shown(nimlab)}`
    if (seconds === undefined) return `record ${i + 1} has no seconds`
  }
  return null
}
