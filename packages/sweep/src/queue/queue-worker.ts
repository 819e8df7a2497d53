import { hostname } from 'node:os'
import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { SweepAlarm } from '../directory/sweep-error.ts'
import { laneQueue } from '../executors/lane-queue.ts'
import { defaultRoom, threadsInside } from '../executors/lanes.ts'
import { runTwice, type ThreadPool } from '../executors/thread-pool.ts'
import { requireMemory } from '../plan/checks.ts'
import { type Unfolded, unfold } from '../plan/unfold.ts'
import { jobOf } from '../run/open-sweep.ts'
import type { ShardResult } from '../shard.ts'
import {
  keyOf,
  MOST_STALLS,
  QUEUE_NAME,
  type QueueJob,
  type QueuePlan,
  type QueueResult,
} from './protocol.ts'
import { requireNoModules } from './no-modules.ts'
import { connectRedis } from './redis.ts'

export interface QueueWorkerOptions {
  readonly url: string
  /**
   * As many shards are computed at the same time as it has threads, and as fit into memory together. A
   * big one has the threads inside for which memory leaves no other shard.
   */
  readonly pool: ThreadPool
  /** Bytes of tables that one check may allocate. */
  readonly memory: number
  /** After so many seconds the shards of a worker that vanished are given to others. */
  readonly lockSeconds: number
  /** Aborting it ends the worker; shards in flight go back to the queue. */
  readonly signal: AbortSignal
  readonly note: (line: string) => void
}

/** Plans whose shards a worker remembers. */
const MOST_PLANS = 8

/** How long a worker waits for the server when it says goodbye. */
const GOODBYE = 5000

/**
 * Computes shards of a queue until the signal is aborted. Shards run in threads: the event loop stays
 * free to renew their locks, without which the queue would give a long shard to another worker for
 * ever.
 *
 * @returns the number of shards computed, and of those that went back to the queue
 * @throws RangeError if the server cannot be reached
 */
export async function runQueueWorker(
  options: QueueWorkerOptions,
): Promise<{ readonly done: number; readonly givenUp: number }> {
  const { url, pool, memory, lockSeconds, signal, note } = options
  const redis = await connectRedis(url, note)
  const sweeps = new Map<string, Unfolded>()
  const means = { threads: pool.threads, room: defaultRoom() }
  const lanes = laneQueue(means)
  let done = 0
  let givenUp = 0

  const work = async (job: Job<QueueJob>, token: string | undefined): Promise<null> => {
    const { plan, shard, isDouble } = job.data
    const sweep = await sweepOf(redis, plan, sweeps)
    const planned = sweep.shards[shard]
    if (planned === undefined) throw new UnrecoverableError(`the plan has no shard ${shard}`)
    try {
      planned.checks.forEach((check) => requireMemory(check, memory))
    } catch (error) {
      throw new UnrecoverableError(`on ${hostname()}: ${(error as Error).message}`)
    }
    let result: ShardResult
    try {
      const own = jobOf(planned, memory)
      // How much else is in the queue is not known here: only memory decides.
      const threads = isDouble ? 1 : threadsInside(own, Number.POSITIVE_INFINITY, means)
      result = await lanes.through(threads, own.memory, signal, () =>
        isDouble ? runTwice(pool, own, { signal }) : pool.run(own, 'auto', { signal, threads }),
      )
    } catch (error) {
      if (signal.aborted) {
        givenUp++
        await job.moveToWait(token)
        throw new WaitingError()
      }
      if (error instanceof SweepAlarm) {
        await redis.rpush(keyOf(plan, 'alarms'), `on ${hostname()}: ${error.message}`)
        throw new UnrecoverableError(error.message)
      }
      throw error
    }
    await deliver(redis, plan, result)
    done++
    note(
      `shard ${shard} of ${plan.slice(0, 15)}…: ${result.records.length} cases, ${result.seconds} s`,
    )
    return null
  }

  const worker = new Worker<QueueJob, null>(QUEUE_NAME, work, {
    connection: redis,
    concurrency: pool.threads,
    lockDuration: lockSeconds * 1000,
    stalledInterval: (lockSeconds * 1000) / 2,
    maxStalledCount: MOST_STALLS,
    drainDelay: 1,
  })
  worker.on('error', () => undefined)
  worker.on('failed', (job, error) => {
    note(`shard ${job?.data.shard ?? '?'} failed: ${error.message}`)
  })
  note(`worker ${process.pid} on ${hostname()}: ${pool.threads} threads, waiting for shards`)
  if (!signal.aborted) {
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }
  await Promise.race([worker.close(), new Promise((resolve) => setTimeout(resolve, GOODBYE))])
  redis.disconnect()
  return { done, givenUp }
}

/** Results that nobody collects are forgotten after a month. */
const KEPT_SECONDS = 30 * 86_400

/** Stores a result; that of a second run only if it is the same as the first. */
async function deliver(redis: Redis, plan: string, result: ShardResult): Promise<void> {
  const { shard, digest } = result
  const digests = keyOf(plan, 'digests')
  const results = keyOf(plan, 'results')
  const isFirst = (await redis.hsetnx(digests, String(shard), digest)) === 1
  const earlier = isFirst ? digest : await redis.hget(digests, String(shard))
  if (earlier !== null && earlier !== digest) {
    const alarm = `shard ${shard} was computed twice with different results: ${earlier}, and on ${hostname()} ${digest}`
    await redis.rpush(keyOf(plan, 'alarms'), alarm)
    throw new UnrecoverableError(alarm)
  }
  const stored: QueueResult = result
  await redis.hset(results, String(shard), JSON.stringify(stored))
  for (const key of [digests, results]) await redis.expire(key, KEPT_SECONDS)
}

/** The shards of a plan, which must be those the collector means. */
async function sweepOf(
  redis: Redis,
  plan: string,
  known: Map<string, Unfolded>,
): Promise<Unfolded> {
  const old = known.get(plan)
  if (old !== undefined) return old
  const text = await redis.get(keyOf(plan, 'plan'))
  if (text === null) throw new Error(`the plan ${plan} is not in the queue`)
  const stored = JSON.parse(text) as QueuePlan
  try {
    requireNoModules(stored.plan)
  } catch (error) {
    throw new UnrecoverableError(`on ${hostname()}: ${(error as Error).message}`)
  }
  const sweep = await unfold(stored.plan)
  if (sweep.digest !== plan || sweep.unfolding !== stored.unfolding) {
    throw new UnrecoverableError(
      `on ${hostname()} the plan ${plan} unfolds into other shards (${sweep.unfolding}, expected ${stored.unfolding}): the programs differ`,
    )
  }
  if (known.size >= MOST_PLANS) known.delete(known.keys().next().value!)
  known.set(plan, sweep)
  return sweep
}
