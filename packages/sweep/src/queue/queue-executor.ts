import { setTimeout as wait } from 'node:timers/promises'
import { type Job as BullJob, Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { SweepAlarm } from '../directory/sweep-error.ts'
import type { Executor } from '../executors/executor.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { collect } from './collect.ts'
import { ATTEMPTS, jobId, keyOf, QUEUE_NAME, type QueueJob, type QueuePlan } from './protocol.ts'
import { requireNoModules } from './no-modules.ts'
import { connectRedis } from './redis.ts'

export interface QueueExecutorOptions {
  readonly url: string
  readonly sweep: Unfolded
  /** Run every shard by two algorithms and compare. */
  readonly isDouble: boolean
  /** Told what concerns the connection. */
  readonly note: (line: string) => void
}

/** Jobs added by one command. */
const BULK = 500

/** Time between two looks at the results. */
const POLL = 200

/** After so long without a result, jobs are added again, in case the server lost its last second. */
const QUIET = 10_000

/**
 * Leaves shards to workers on other machines, through Redis. The results come back through Redis
 * too, so that no file system need be shared. What is enqueued twice is there once, and what is
 * computed twice is compared.
 *
 * @throws RangeError if the plan has claims of modules, or the server cannot be reached
 */
export async function queueExecutor(options: QueueExecutorOptions): Promise<Executor> {
  const { url, sweep, isDouble, note } = options
  requireNoModules(sweep.plan)
  const redis = await connectRedis(url, note)
  const queue = new Queue<QueueJob>(QUEUE_NAME, { connection: redis })
  queue.on('error', () => undefined)
  const plan = sweep.digest

  const enqueue = async (shards: Iterable<number>): Promise<void> => {
    const stored: QueuePlan = { plan: sweep.plan, unfolding: sweep.unfolding }
    await redis.set(keyOf(plan, 'plan'), JSON.stringify(stored))
    let bulk: Parameters<typeof queue.addBulk>[0] = []
    for (const shard of shards) {
      const data = { plan, shard, isDouble }
      bulk.push({
        name: 'shard',
        data,
        opts: {
          jobId: jobId(data),
          attempts: ATTEMPTS,
          backoff: { type: 'exponential', delay: 1000 },
          removeOnComplete: true,
          removeOnFail: false,
        },
      })
      if (bulk.length < BULK) continue
      await queue.addBulk(bulk)
      bulk = []
    }
    if (bulk.length > 0) await queue.addBulk(bulk)
  }

  return {
    name: 'queue',
    close: async () => {
      await queue.close()
      redis.disconnect()
    },
    run: async (jobs, events, signal) => {
      const left = new Set(jobs.map(({ index }) => index))
      if (left.size === 0) return
      for (const job of await failedJobs(queue, plan)) await job.remove()
      if ((await queue.getWorkersCount()) === 0) {
        note('queue: no worker yet; start one by nimlab sweep worker --queue')
      }
      const known = await collect(redis, sweep, left, events)
      for (const shard of known) left.delete(shard)
      await enqueue(left)
      let last = performance.now()
      while (left.size > 0 && !signal.aborted) {
        await requireNoAlarm(redis, plan)
        const found = await collect(redis, sweep, left, events)
        for (const shard of found) left.delete(shard)
        for (const job of await failedJobs(queue, plan)) {
          if (left.delete(job.data.shard)) {
            events.failed(job.data.shard, new Error(job.failedReason))
          }
          await job.remove()
        }
        if (found.length > 0) last = performance.now()
        else await wait(POLL)
        if (performance.now() - last > QUIET) {
          await enqueue(left)
          last = performance.now()
        }
      }
      await requireNoAlarm(redis, plan)
      if (left.size === 0) {
        await redis.del(keyOf(plan, 'results'), keyOf(plan, 'plan'), keyOf(plan, 'digests'))
      }
    },
  }
}

async function failedJobs(queue: Queue<QueueJob>, plan: string): Promise<BullJob<QueueJob>[]> {
  const jobs = await queue.getFailed(0, 999)
  return jobs.filter((job) => job?.data.plan === plan)
}

async function requireNoAlarm(redis: Redis, plan: string): Promise<void> {
  const alarm = await redis.lpop(keyOf(plan, 'alarms'))
  if (alarm !== null) throw new SweepAlarm(alarm)
}
