import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import type { VerdictRecord } from '@nim/conjectures'
import { flushDirectory, isTemporary, machineFault, writeDurablySoon } from '@nim/core/files'
import type { Unfolded } from '../plan/unfold.ts'
import { lockDirectory } from './lock.ts'
import { type ModuleCode, PLAN_FILE, planFile, readPlanFile, requireSamePlan } from './plan-file.ts'
import { LEDGER_FILE, type LedgerState, readLedger } from './read-ledger.ts'
import { readShard, RESULTS_FOLDER } from './shard-file.ts'
import { SweepDamage } from './sweep-error.ts'

/** The valid part of the stored data of a sweep. */
export interface Stored {
  readonly sweep: Unfolded
  readonly ledger: LedgerState
  /** True if the result of the shard exists and agrees with the ledger. */
  readonly isDone: (shard: number) => boolean
  /** The number of finished shards. */
  readonly done: number
  /** The number of verdicts of each kind in these shards. Verdicts on remarks are not counted. */
  readonly verdicts: Readonly<Record<string, number>>
  readonly checked: number
  /** Descriptions of the errors in the data, one line for each. */
  readonly damage: readonly string[]
}

/**
 * Reads a sweep directory and every result in it, one after another.
 * @param code `kept` runs no code from modules that the plan names
 * @param like as for `readPlanFile`
 * @throws RangeError if the directory does not exist, or contains no sweep; SweepDamage if the plan
 *   cannot be read or was edited; ForeignSweep if the plan belongs to another program; SweepAlarm
 *   if the ledger contradicts itself
 */
export async function readDirectory(
  directory: string,
  code: ModuleCode = 'kept',
  like: Unfolded | null = null,
): Promise<Stored> {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new RangeError(`sweep directory '${directory}': there is no such directory`)
  }
  requireNoLink(directory)
  if (isWithoutSweep(directory)) {
    throw new RangeError(
      `sweep directory '${directory}': there is no sweep in it (no ${PLAN_FILE})`,
    )
  }
  const sweep = await readPlanFile(directory, code, like)
  const ledger = await readLedger(directory, sweep.shards.length)
  const damage = [...ledger.problems]
  if (ledger.isCut) damage.push('ledger.jsonl: the last line is cut off, ignored')
  const trusted = new Uint8Array(sweep.shards.length)
  const verdicts: Record<string, number> = {}
  let checked = 0
  let done = 0
  for (const shard of sweep.shards) {
    if (!ledger.has(shard.index)) continue
    const stored = await readShard(directory, shard, ledger)
    if (stored.damage !== null) {
      damage.push(stored.damage)
      continue
    }
    trusted[shard.index] = 1
    done++
    checked += countInto(verdicts, stored.records)
  }
  const isDone = (shard: number): boolean => trusted[shard] === 1
  return { sweep, ledger, done, verdicts, checked, damage, isDone }
}

/**
 * Adds the verdicts of records to the counts. Verdicts on remarks are not counted.
 *
 * @returns the number of instances that the counted records tested
 */
export function countInto(
  verdicts: Record<string, number>,
  records: readonly VerdictRecord[],
): number {
  let checked = 0
  for (const record of records) {
    if (record.reading === 'remark') continue
    verdicts[record.verdict] = (verdicts[record.verdict] ?? 0) + 1
    checked += record.checked
  }
  return checked
}

/** @throws SweepDamage if the results folder is a link */
function requireNoLink(directory: string): void {
  const path = join(directory, RESULTS_FOLDER)
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return
  throw new SweepDamage(`${path} is a link, expected a folder`)
}

/**
 * Opens a sweep directory for writing. If the directory does not exist, creates it; otherwise reads
 * it.
 *
 * @param asked the sweep to run; null to continue the sweep of the directory
 * @param isResume false if the directory must be new or empty
 * @param code the same as in {@link readDirectory}
 * @returns the stored data, and the function that releases the directory
 * @throws RangeError if the directory is not empty; otherwise as {@link readDirectory}, and
 *   ForeignSweep if it contains another plan or is in use
 */
export async function openDirectory(
  directory: string,
  asked: Unfolded | null,
  isResume: boolean,
  code: ModuleCode = 'kept',
): Promise<Stored & { readonly release: () => void }> {
  const isNew = !existsSync(directory) || isUnused(directory)
  if (!isNew && !isResume) {
    throw new RangeError(
      `sweep directory '${directory}': expected a new or empty directory, or --resume to continue the sweep in it`,
    )
  }
  if (isNew && asked === null) {
    throw new RangeError(`sweep directory '${directory}': no sweep to continue; name a plan`)
  }
  if (!existsSync(directory)) mkdirSync(directory, { recursive: true })
  const release = lockDirectory(directory)
  try {
    if (isNew && asked !== null) {
      mkdirSync(join(directory, RESULTS_FOLDER), { recursive: true })
      await writeDurablySoon(join(directory, PLAN_FILE), planFile(asked))
      await flushDirectory(directory)
    } else if (asked !== null) requireSamePlan(directory, await readPlanFile(directory), asked)
    mkdirSync(join(directory, RESULTS_FOLDER), { recursive: true })
    removeTemporaries(join(directory, RESULTS_FOLDER))
    return { ...(await readDirectory(directory, code)), release }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * True if no sweep was started. The directory may then contain files of a program that was killed
 * before it wrote the plan, but no other files.
 */
function isUnused(directory: string): boolean {
  try {
    const names = readdirSync(directory).filter((name) => !name.startsWith('.'))
    if (names.length === 0) return true
    return (
      names.join() === RESULTS_FOLDER && readdirSync(join(directory, RESULTS_FOLDER)).length === 0
    )
  } catch (error) {
    if (machineFault(error) !== null) throw error
    return false
  }
}

/** True if the directory contains no plan, and nothing that a sweep writes after its plan. */
export function isWithoutSweep(directory: string): boolean {
  const entry = (name: string): Stats | undefined =>
    lstatSync(join(directory, name), { throwIfNoEntry: false })
  if (entry(PLAN_FILE) !== undefined || entry(LEDGER_FILE) !== undefined) return false
  const results = entry(RESULTS_FOLDER)
  if (results === undefined) return true
  return results.isDirectory() && readdirSync(join(directory, RESULTS_FOLDER)).length === 0
}

/** Removes the incomplete files of a program that was killed. */
function removeTemporaries(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (isTemporary(name)) rmSync(join(folder, name), { force: true })
  }
}
