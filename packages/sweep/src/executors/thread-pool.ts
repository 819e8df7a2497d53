import { setMaxListeners } from 'node:events'
import { Piscina } from 'piscina'
import type { WorkProgress } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import { SweepAlarm } from '../directory/sweep-error.ts'
import { type Loading, loadingClock, tooSlow } from '../modules/loading.ts'
import { ModuleError } from '../modules/module-error.ts'
import type { Plan } from '../plan/plan.ts'
import { PlanError, type PlanFailure } from '../plan/plan-error.ts'
import type { PlannedCheck } from '../plan/tables.ts'
import type { Derivation } from '../review/derive.ts'
import type { Shard, ShardResult } from '../shard.ts'
import { shardName } from '../shard-name.ts'
import { IDLE_MS } from '../tuned.ts'

/**
 * The choice of the algorithm that computes tables. `auto` is the fastest algorithm. `second` is an
 * algorithm that differs from `auto`, if such an algorithm is available. See `KernelChoice` of
 * @nim/bruteforce.
 */
export type Algorithm = 'auto' | 'second'

/** Threads that run shards, so that a shard never blocks an event loop. */
export interface ThreadPool {
  readonly threads: number
  /**
   * Plans the checks in a thread, and returns them in the form of `plannedChecks`. The thread then
   * has the claims in memory when it later runs checks.
   * @throws (by rejection) PlanError if the plan is invalid or names no case; ModuleError for an
   *   error in a module
   */
  plan(plan: Plan): Promise<readonly PlannedCheck[]>
  /**
   * Runs a shard with one algorithm in a separate thread. Aborting the signal terminates the
   * thread.
   * @throws (by rejection) the error of a check, a ModuleError unchanged, or an AbortError
   */
  run(shard: Shard, algorithm: Algorithm, options: RunInThread): Promise<ShardResult>
  /**
   * Runs small shards one after another in one worker thread, which does not wait for the calling
   * thread between them. Resolves when every shard has been reported as finished or failed.
   * @throws (by rejection) an AbortError
   */
  runAll(shards: readonly Shard[], options: RunAll): Promise<void>
  /** Derives a counterexample from the rules in a thread, see `deriveFromRules`. */
  derive(record: VerdictRecord, options: Pick<RunInThread, 'signal'>): Promise<Derivation>
  close(): Promise<void>
}

export interface RunInThread {
  readonly signal?: AbortSignal
  readonly advanced?: (done: number) => void
  /** Called a few times per second with the progress of the current check. */
  readonly progressed?: (progress: WorkProgress) => void
  /**
   * The number of threads that work on one table of the shard, including the thread that runs the
   * shard. Default: 1.
   */
  readonly threads?: number
}

export interface RunAll {
  readonly signal: AbortSignal
  readonly finished: (result: ShardResult) => void
  readonly failed: (shard: number, error: Error) => void
}

/**
 * A request to a thread. The ticket distinguishes the messages of a job from the messages of other
 * jobs.
 */
export type ThreadJob =
  | { readonly plan: Plan }
  | { readonly ticket: number; readonly shard: Shard }
  | { readonly ticket: number; readonly shards: readonly Shard[] }
  | { readonly record: VerdictRecord }

/**
 * A message from a thread while it works. The message reports finished checks of a shard, the
 * progress of a check, the end of a shard, or the loading of a module.
 */
export type ThreadMessage = TicketMessage | Loading

type TicketMessage = { readonly ticket: number } & (
  | { readonly done: number }
  | { readonly progress: WorkProgress }
  | { readonly result: ShardResult }
  | { readonly shard: number; readonly error: Error; readonly isOfModule: boolean }
)

/** A description of an error in a user's module. */
export interface ModuleFailure {
  readonly moduleError: string
}

/** The answer of a thread. */
export type Answer = readonly PlannedCheck[] | PlanFailure | ShardResult | Derivation | null

/** The threads run the same code as this thread, which is the sources or the build. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../../worker/boot.mjs' : '../worker.js',
  import.meta.url,
).href

/** Matches the pool's message about a thread that ended by itself. */
const ENDED = /^worker exited with code/

/** The first user's module whose code a job runs. */
function moduleOf(job: ThreadJob): { readonly path: string } | undefined {
  if ('record' in job) return job.record.module
  const named =
    'plan' in job
      ? job.plan.claims
      : ('shards' in job ? job.shards : [job.shard]).flatMap(({ checks }) => checks)
  return named.find(({ module }) => module !== undefined)?.module
}

/** A pool with this number of threads. Threads start when they are first needed. */
export function threadPool(threads: number): ThreadPool {
  let started: Piscina<ThreadJob, Answer | ModuleFailure> | null = null
  const listeners = new Map<number, (message: TicketMessage) => void>()
  let tickets = 0
  let late: string | null = null
  const clock = loadingClock((path) => {
    late = path
    void started?.destroy()
  })

  const inThread = async (job: ThreadJob, signal: AbortSignal | undefined): Promise<Answer> => {
    started ??= new Piscina<ThreadJob, Answer | ModuleFailure>({
      filename: ENTRY,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
    }).on('message', (message: ThreadMessage) => {
      if ('ticket' in message) listeners.get(message.ticket)?.(message)
      else clock.told(message)
    })
    if (signal !== undefined) setMaxListeners(0, signal)
    const answer = await started
      .run(job, signal === undefined ? {} : { signal })
      .catch((error: unknown) => {
        if (late !== null) throw new ModuleError(tooSlow(late), { cause: error })
        const module = ENDED.test((error as Error).message) ? moduleOf(job) : undefined
        if (module === undefined) throw error
        clock.stop()
        throw new ModuleError(`module '${module.path}': it ended the thread that ran it`, {
          cause: error,
        })
      })
    if (answer !== null && 'moduleError' in answer) throw new ModuleError(answer.moduleError)
    return answer
  }

  return {
    threads,
    plan: async (plan) => {
      const answer = (await inThread({ plan }, undefined)) as readonly PlannedCheck[] | PlanFailure
      if ('planError' in answer) throw new PlanError(answer)
      return answer
    },
    run: async (
      { index, checks },
      algorithm,
      { signal, advanced, progressed, threads: inside = 1 },
    ) => {
      const ticket = tickets++
      listeners.set(ticket, (message) => {
        if ('done' in message) advanced?.(message.done)
        else if ('progress' in message) progressed?.(message.progress)
      })
      const how = {
        ...(algorithm === 'auto' ? {} : { kernel: algorithm }),
        ...(inside === 1 ? {} : { threads: inside }),
      }
      try {
        const shard = { index, checks: checks.map((check) => ({ ...check, ...how })) }
        return (await inThread({ ticket, shard }, signal)) as ShardResult
      } finally {
        listeners.delete(ticket)
      }
    },
    runAll: async (shards, { signal, finished, failed }) => {
      const ticket = tickets++
      let left = shards.length
      // The last messages of a job may arrive after its answer.
      const isTold = new Promise<void>((resolve) => {
        listeners.set(ticket, (message) => {
          if ('result' in message) finished(message.result)
          else if ('error' in message) {
            const { error, isOfModule } = message
            failed(message.shard, isOfModule ? new ModuleError(error.message) : error)
          } else return
          left--
          if (left === 0) resolve()
        })
      })
      try {
        await inThread({ ticket, shards }, signal)
        await isTold
      } finally {
        listeners.delete(ticket)
      }
    },
    derive: async (record, { signal }) => (await inThread({ record }, signal)) as Derivation,
    close: async () => {
      clock.stop()
      await started?.destroy()
      started = null
    },
  }
}

/**
 * Runs a shard with one algorithm, and then with a second algorithm wherever one is available. The
 * result counts the checks that two algorithms made. Only the second run uses several threads,
 * because this run takes most of the time. The tables of the first run therefore do not depend on
 * the number of threads.
 *
 * @throws SweepAlarm (by rejection) if the results differ; otherwise as {@link ThreadPool.run}
 */
export async function runTwice(
  pool: ThreadPool,
  shard: Shard,
  options: RunInThread,
): Promise<ShardResult> {
  const first = await pool.run(shard, 'auto', { ...options, threads: 1 })
  const second = await pool.run(shard, 'second', options)
  if (first.digest !== second.digest) {
    const i = first.records.findIndex((record, n) => record.digest !== second.records[n]?.digest)
    throw new SweepAlarm(
      `${shardName(shard.index)}: two algorithms disagree, ${first.digest} and ${second.digest}; first at case ${i + 1}: ${JSON.stringify(shard.checks[Math.max(i, 0)])}`,
    )
  }
  const seconds = first.seconds + second.seconds
  return { ...first, seconds, ...(second.second === undefined ? {} : { second: second.second }) }
}
