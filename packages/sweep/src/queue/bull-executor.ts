import { setTimeout as wait } from 'node:timers/promises'
import { type Job as BullJob, Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { SweepAlarm } from '../directory/sweep-error.ts'
import type { Executor } from '../executors/executor.ts'
import { collect } from './collect.ts'
import { keepRenewed, renew } from './expiry.ts'
import { printable } from './printable.ts'
import { jobId, keyOf, PLAN_KEYS, QUEUE_NAME, type QueueJob, type QueuePlan } from './protocol.ts'
import type { ConnectedQueue, ConnectQueueOptions } from './queue-options.ts'
import type { ReadContext } from './read-result.ts'
import { connectRedis } from './redis.ts'
import { sealed, unsealed, UntrustedEntry } from './sealed.ts'
import {
  ATTEMPT_DELAY_MS,
  ATTEMPTS,
  KEPT_SECONDS,
  JOBS_A_COMMAND,
  QUIET_MS,
  RENEW_JOBS_MS,
  RESULTS_PAUSE_MS,
} from '../tuned.ts'

interface Coordination extends ReadContext {
  readonly note: (line: string) => void
}

/**
 * The implementation of `connectQueue`. Importing this file loads the packages that the queue
 * needs.
 */
export async function connectBull(options: ConnectQueueOptions): Promise<ConnectedQueue> {
  const { secret, note } = options
  const redis = await connectRedis(options, note)
  return {
    executor: (sweep, isDouble) => bullExecutor(redis, { sweep, isDouble, secret, note }),
    close: () => redis.disconnect(),
  }
}

function bullExecutor(redis: Redis, wanted: Coordination): Executor {
  const { sweep, isDouble, secret, note } = wanted
  const queue = new Queue<QueueJob>(QUEUE_NAME, { connection: redis })
  queue.on('error', () => undefined)
  const plan = sweep.digest
  const renewal = keepRenewed(redis, queue, plan)

  const enqueue = async (shards: Iterable<number>): Promise<void> => {
    const stored: QueuePlan = { plan: sweep.plan, unfolding: sweep.unfolding }
    const text = sealed(secret, { what: 'plan', plan, shard: null }, JSON.stringify(stored))
    await redis.set(keyOf(plan, 'plan'), text, 'EX', KEPT_SECONDS)
    for (const bulk of inBulks(shards)) {
      const jobs = bulk.map((shard) => {
        const data = { plan, shard, isDouble }
        const opts = {
          jobId: jobId(data),
          attempts: ATTEMPTS,
          backoff: { type: 'exponential', delay: ATTEMPT_DELAY_MS },
          removeOnComplete: true,
          removeOnFail: false,
        }
        return { name: 'shard', data, opts }
      })
      await queue.addBulk(jobs)
      await renewJobs(bulk)
    }
  }

  const renewJobs = (shards: readonly number[]): Promise<void> =>
    renew(redis, [
      ...shards.map((shard) => queue.toKey(jobId({ plan, shard, isDouble }))),
      ...['wait', 'meta', 'events', 'marker'].map((name) => queue.toKey(name)),
    ])

  return {
    name: 'queue',
    close: async () => {
      renewal.stop()
      await queue.close()
    },
    run: async (jobs, events, signal) => {
      const left = new Set(jobs.map(({ index }) => index))
      if (left.size === 0) return
      for (const job of await failedJobs(queue, plan)) await job.remove()
      if ((await queue.getWorkersCount()) === 0) {
        note('queue: no worker yet; start one by nimlab sweep worker --queue')
      }
      const known = await collect(redis, wanted, left, events)
      for (const shard of known.taken) left.delete(shard)
      await enqueue(left)
      let last = performance.now()
      let renewed = last
      while (left.size > 0 && !signal.aborted) {
        await requireNoAlarm(redis, wanted)
        await noteRefusals(redis, wanted)
        const { taken, dropped } = await collect(redis, wanted, left, events)
        for (const shard of taken) left.delete(shard)
        if (dropped.length > 0) await enqueue(dropped)
        for (const job of await failedJobs(queue, plan)) {
          if (left.delete(job.data.shard)) {
            events.failed(job.data.shard, new Error(printable(job.failedReason)))
          }
          await job.remove()
        }
        if (taken.length > 0) last = performance.now()
        else await wait(RESULTS_PAUSE_MS)
        if (performance.now() - last > QUIET_MS) {
          await enqueue(left)
          last = performance.now()
        }
        if (performance.now() - renewed > RENEW_JOBS_MS) {
          for (const bulk of inBulks(left)) await renewJobs(bulk)
          renewed = performance.now()
        }
      }
      await requireNoAlarm(redis, wanted)
      if (left.size === 0) await redis.del(...PLAN_KEYS.map((what) => keyOf(plan, what)))
    },
  }
}

function* inBulks(shards: Iterable<number>): Generator<number[]> {
  let bulk: number[] = []
  for (const shard of shards) {
    if (bulk.push(shard) < JOBS_A_COMMAND) continue
    yield bulk
    bulk = []
  }
  if (bulk.length > 0) yield bulk
}

async function failedJobs(queue: Queue<QueueJob>, plan: string): Promise<BullJob<QueueJob>[]> {
  const jobs = await queue.getFailed(0, 999)
  return jobs.filter((job) => job?.data?.plan === plan)
}

/**
 * @throws SweepAlarm if a worker that has the secret raised an alarm; other alarms are only
 *   reported
 */
async function requireNoAlarm(redis: Redis, { sweep, secret, note }: Coordination): Promise<void> {
  const plan = sweep.digest
  for (;;) {
    const text = await redis.lpop(keyOf(plan, 'alarms'))
    if (text === null) return
    let alarm: string
    try {
      alarm = unsealed(secret, { what: 'alarm', plan, shard: null }, text)
    } catch (error) {
      if (!(error instanceof UntrustedEntry)) throw error
      note(`queue: dropped an alarm: ${error.message}`)
      continue
    }
    throw new SweepAlarm(printable(alarm))
  }
}

async function noteRefusals(redis: Redis, { sweep, note }: Coordination): Promise<void> {
  const worker = await redis.lpop(keyOf(sweep.digest, 'refusals'))
  if (worker === null) return
  note(`queue: ${printable(worker)} has another secret and computes no shard of this plan`)
}
