import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { VerdictRecord } from '@nim/conjectures'
import { type Plan, planFile } from './plan.ts'

/** An open sweep directory: the plan is written, finished shards are appended one a line. */
export interface SweepDirectory {
  /** Appends one finished shard to the ledger. */
  append(shard: number, record: VerdictRecord): void
  /** Ends a complete sweep: writes all records in plan order and a summary. */
  complete(records: readonly VerdictRecord[]): void
  close(): void
}

/**
 * Begins a sweep in a directory that is new or empty. Files: `plan.json` (canonical plan with
 * digest), `ledger.jsonl` (a line a finished shard, in the order of finishing), and after
 * {@link SweepDirectory.complete} `results.jsonl` (all verdict records in plan order) and
 * `summary.json`. Whole files are written under a temporary name and then renamed.
 *
 * The folder above it must exist.
 *
 * @throws RangeError if the path holds anything already
 */
export function createSweepDirectory(path: string, plan: Plan): SweepDirectory {
  if (existsSync(path) && !isEmptyDirectory(path)) {
    throw new RangeError(`sweep directory '${path}': expected a new or empty directory`)
  }
  if (!existsSync(path)) mkdirSync(path)
  writeWhole(path, 'plan.json', planFile(plan))
  const ledger = openSync(join(path, 'ledger.jsonl'), 'wx')
  return {
    append: (shard, record) => writeSync(ledger, `${JSON.stringify({ shard, record })}\n`),
    complete: (records) => {
      writeWhole(
        path,
        'results.jsonl',
        records.map((record) => `${JSON.stringify(record)}\n`).join(''),
      )
      writeWhole(path, 'summary.json', `${JSON.stringify(summaryOf(records), null, 2)}\n`)
    },
    close: () => closeSync(ledger),
  }
}

function isEmptyDirectory(path: string): boolean {
  try {
    return readdirSync(path).length === 0
  } catch {
    return false
  }
}

function writeWhole(directory: string, name: string, text: string): void {
  const temporary = join(directory, `.${name}.tmp`)
  writeFileSync(temporary, text, { flush: true })
  renameSync(temporary, join(directory, name))
}

/** Counts of verdicts over a complete sweep. */
export interface Summary {
  readonly shards: number
  readonly checked: number
  readonly verdicts: Readonly<Record<string, number>>
  readonly refuted: readonly Pick<VerdictRecord, 'claim' | 'case' | 'domain' | 'counterexample'>[]
}

/** The summary of verdict records. */
export function summaryOf(records: readonly VerdictRecord[]): Summary {
  const verdicts: Record<string, number> = {}
  for (const { verdict } of records) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
  return {
    shards: records.length,
    checked: records.reduce((total, { checked }) => total + checked, 0),
    verdicts,
    refuted: records
      .filter(({ verdict }) => verdict === 'refuted')
      .map(({ claim, case: parameters, domain, counterexample }) => ({
        claim,
        case: parameters,
        domain,
        counterexample,
      })),
  }
}
