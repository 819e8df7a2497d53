import { type SecondTable, solverHistory } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import { type Check, type CheckWatch, runCheck } from './check.ts'
import { collectGarbage } from './collect-garbage.ts'
import { describeCheck } from './describe-check.ts'
import { ModuleError } from './modules/module-error.ts'
import { recordsDigest } from './records.ts'

/** One unit of work: several checks in the order of the plan. A shard is plain data. */
export interface Shard {
  /** The number of the shard in the plan, counted from 0. */
  readonly index: number
  readonly checks: readonly Check[]
}

/** The result of a shard. */
export interface ShardResult {
  readonly shard: number
  readonly records: readonly VerdictRecord[]
  /** The digest of the records; see `recordsDigest`. */
  readonly digest: string
  readonly seconds: number
  /** The number of checks for each kind of second run. Absent if this is a first run. */
  readonly second?: SecondRun
}

/** The number of checks in a second run of a shard for each degree of independence. */
export interface SecondRun {
  /** The number of checks in which another algorithm computed every table. */
  readonly independent: number
  /**
   * The number of checks in which another algorithm computed some tables. For the other tables of
   * these checks, only one algorithm is available.
   */
  readonly partly: number
  /**
   * The number of checks that were only repeated. Such checks compute no table, or only one
   * algorithm is available for their tables.
   */
  readonly repeated: number
}

/**
 * Runs a shard in the calling thread. The result depends only on the shard, except for `seconds`.
 *
 * @param advance called after every check with the number of finished checks
 * @param watched the observer inside a check
 * @throws (by rejection) the error of a check, with the check's name before the message; a
 *   ModuleError unchanged
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

/** True if another algorithm computed all tables of all checks. */
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
