import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Executor,
  openSweep,
  type Plan,
  type RunJobsOptions,
  type SweepOutcome,
  unfold,
} from '../src/index.ts'
import { inlineExecutor } from './inline-executor.ts'

/** A plan with nine shards, some of which are refuted. */
export const PLAN: Plan = {
  format: 1,
  claims: [
    { claim: 'GMMV-C1', ranges: { n: [3, 3] }, max: [2, 3, 4] },
    { claim: 'GMMV-App-case2', ranges: {}, max: [2, 4, 6] },
  ],
  shard: { cases: 1 },
}

export const MEMORY: number = 2 ** 30

/** Makes a folder for the directories of one test file. */
export function temporary(): { readonly at: (name: string) => string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'nimlab-sweep-test-'))
  return {
    at: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

export interface RunIn extends Partial<RunJobsOptions> {
  readonly plan?: Plan | null
  readonly executor?: Executor
  readonly residue?: number
  readonly modulus?: number
  readonly isDouble?: boolean
  readonly runModules?: boolean
}

/** Runs a plan into a directory, or the shards that are still missing there. */
export async function runIn(directory: string, options: RunIn = {}): Promise<SweepOutcome> {
  const {
    plan = PLAN,
    executor = inlineExecutor(),
    residue,
    modulus,
    isDouble,
    runModules = false,
    ...run
  } = options
  const open = await openSweep({
    directory,
    sweep: plan === null ? null : await unfold(plan),
    isResume: true,
    memory: MEMORY,
    runModules,
    ...(isDouble === undefined ? {} : { isDouble }),
    ...(modulus === undefined ? {} : { part: { residue: residue ?? 0, modulus } }),
  })
  try {
    return await open.run(executor, { signal: new AbortController().signal, ...run })
  } finally {
    open.release()
  }
}

/** The text of a file in a sweep directory. Only the ledger differs between two runs. */
export function fileText(directory: string, name: string): string {
  return readFileSync(join(directory, name), 'utf8')
}
