import { type SecondTable, solverHistory } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import { type Check, type CheckWatch, runCheck } from './check.ts'
import { collectGarbage } from './collect-garbage.ts'
import { describeCheck } from './describe-check.ts'
import { ModuleError } from './modules/module-error.ts'
import { recordsDigest } from './records.ts'

/** One unit of work: some checks, in the order of the plan. Plain data. */
export interface Shard {
  /** Its number in the plan, from 0. */
  readonly index: number
  readonly checks: readonly Check[]
}

/** The result of a shard. */
export interface ShardResult {
  readonly shard: number
  readonly records: readonly VerdictRecord[]
  /** See `recordsDigest`. */
  readonly digest: string
  readonly seconds: number
  /** The kinds of second judgements of its checks, if there were any. */
  readonly second?: SecondRun
}

/** The numbers of checks in a second run of a shard, by the independence of that run. */
export interface SecondRun {
  /** Checks in which another algorithm made every table. */
  readonly independent: number
  /**
   * Checks in which another algorithm made some tables; the other tables have only one algorithm.
   */
  readonly partly: number
  /**
   * Checks that were only repeated: they make no table, or their tables have only one algorithm.
   */
  readonly repeated: number
}

/**
 * Runs a shard in the calling thread. The result depends only on the shard, except `seconds`.
 *
 * @param advance called after every check with the number of finished checks
 * @param watched the observer inside a check
 * @throws (by rejection) the error of a check, with the check's name before the message; a
 * ModuleError unchanged
 */
export async function runShard(
  shard: Shard,
  advance?: (done: number) => void,
  watched: Omit<CheckWatch, 'onSecond'> = {},
): Promise<ShardResult> {
  const start = performance.now()
  const second = { independent: 0, partly: 0, repeated: 0 }
  const records: VerdictRecord[] = []
  const watch = { history: solverHistory(), ...watched }
  for (const check of shard.checks) {
    const tables: SecondTable[] = []
    records.push(
      await named(check, () =>
        runCheck(check, { ...watch, onSecond: (table) => tables.push(table) }),
      ),
    )
    collectGarbage()
    second[independence(tables)]++
    advance?.(records.length)
  }
  const seconds = Math.round(performance.now() - start) / 1000
  const result = { shard: shard.index, records, digest: recordsDigest(records), seconds }
  return shard.checks.some(({ kernel }) => kernel === 'second') ? { ...result, second } : result
}

function independence(tables: readonly SecondTable[]): keyof SecondRun {
  const others = tables.filter(({ isIndependent }) => isIndependent).length
  if (others === 0) return 'repeated'
  return others === tables.length ? 'independent' : 'partly'
}

/** True if another algorithm made all tables of all checks. */
export function isIndependent({ partly, repeated }: SecondRun): boolean {
  return partly === 0 && repeated === 0
}

async function named<T>(check: Check, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    const { message } = error as Error
    if (error instanceof ModuleError) throw error
    if (error instanceof Error) error.message = `${describeCheck(check)}: ${message}`
    throw error
  }
}
