import { parentPort } from 'node:worker_threads'
import { solverHistory, type WorkProgress } from '@nim/bruteforce'
import type { Answer, ModuleFailure, ThreadJob, ThreadMessage } from './executors/thread-pool.ts'
import { tellLoading } from './modules/loading.ts'
import { ModuleError } from './modules/module-error.ts'
import { gamesOfRecord } from './modules/record-games.ts'
import type { Plan } from './plan/plan.ts'
import { type PlanFailure, planFailureOf } from './plan/plan-error.ts'
import type { PlannedCheck } from './plan/tables.ts'
import { deriveFromRules } from './review/derive.ts'
import { runShard } from './shard.ts'
import { PROGRESS_PAUSE_MS } from './tuned.ts'

/** The solver history that all shards in this thread share. */
const history = solverHistory()

/**
 * Does the work of a worker thread. The thread receives a plan or a shard. It returns the checks of
 * the plan or the result of the shard, and sends a message after every check. An error loses its
 * class when it is sent to another thread, so the thread returns an error in a module as an answer.
 */
async function work(job: ThreadJob): Promise<Answer | ModuleFailure> {
  try {
    return await answer(job)
  } catch (error) {
    if (error instanceof ModuleError) return { moduleError: error.message }
    throw error
  }
}

async function answer(job: ThreadJob): Promise<Answer> {
  if ('plan' in job) return planned(job.plan)
  if ('record' in job) {
    return deriveFromRules(job.record, await gamesOfRecord(job.record))
  }
  const { ticket } = job
  if ('shards' in job) {
    for (const shard of job.shards) {
      try {
        tell({ ticket, result: await runShard(shard, undefined, { history }) })
      } catch (error) {
        const isOfModule = error instanceof ModuleError
        tell({ ticket, shard: shard.index, error: error as Error, isOfModule })
      }
    }
    return null
  }
  const { shard } = job
  // Load the code that starts further threads only for a big shard.
  if (shard.checks.some(({ threads = 1 }) => threads > 1)) {
    const { provideThreads } = await import('@nim/bruteforce/threads')
    provideThreads()
  }
  const advance = (done: number): void => {
    if (shard.checks.length > 1) tell({ ticket, done })
  }
  return runShard(shard, advance, {
    history,
    onProgress: seldom((progress) => tell({ ticket, progress })),
  })
}

async function planned(plan: Plan): Promise<PlannedCheck[] | PlanFailure> {
  // loads the planner only here, because the threads of a sweep do not plan
  const { plannedChecks } = await import('./plan/checks.ts')
  try {
    return await plannedChecks(plan)
  } catch (error) {
    if (error instanceof ModuleError || !(error instanceof RangeError)) throw error
    return planFailureOf(error)
  }
}

function seldom(tellOf: (progress: WorkProgress) => void): (progress: WorkProgress) => void {
  let last = performance.now()
  return (progress) => {
    const now = performance.now()
    if (now - last < PROGRESS_PAUSE_MS) return
    last = now
    tellOf(progress)
  }
}

function tell(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(message)
}

tellLoading(tell)

export { work as default }
