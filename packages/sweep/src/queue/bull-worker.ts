import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { SweepAlarm } from '../directory/sweep-error.ts'
import { laneQueue } from '../executors/lane-queue.ts'
import { defaultRoom, threadsInside } from '../executors/lanes.ts'
import { runTwice } from '../executors/thread-pool.ts'
import { requireMemory, tablesInside } from '../plan/tables.ts'
import { type Unfolded, unfold } from '../plan/unfold.ts'
import { jobOf } from '../run/open-sweep.ts'
import type { ShardResult } from '../shard.ts'
import { keepRenewed, renew } from './expiry.ts'
import { printable } from './printable.ts'
import { keyOf, PLAN_KEYS, QUEUE_NAME, type QueueJob, type QueuePlan } from './protocol.ts'
import type { QueueWorkerOptions } from './queue-options.ts'
import { connectRedis } from './redis.ts'
import { sealed, unsealed, UntrustedEntry } from './sealed.ts'
import { requireTrusted } from './trusted-modules.ts'
import { shardName } from '../shard-name.ts'
import { MOST_STALLS, KEPT_SECONDS, GOODBYE_MS, MOST_PLANS, REFUSAL_PAUSE_MS } from '../tuned.ts'

/** The implementation of `runQueueWorker`, with the packages loaded. */
export async function runBullWorker(
  options: QueueWorkerOptions,
): Promise<{ readonly done: number; readonly givenUp: number }> {
  const { secret, pool, memory, lockSeconds, modules = [], signal, note } = options
  const redis = await connectRedis(options, note)
  const self = `the worker ${process.pid} on ${hostname()}`
  const store = { redis, secret, modules, note }
  const sweeps = new Map<string, Unfolded>()
  const refused = new Set<string>()
  const means = { threads: pool.threads, room: defaultRoom() }
  const lanes = laneQueue(means)
  let done = 0
  let givenUp = 0

  /**
   * Returns a shard whose plan has another secret, then pauses so that other workers can take it.
   */
  const refuse = async (
    job: Job<QueueJob>,
    token: string | undefined,
    reason: string,
  ): Promise<never> => {
    const { plan } = job.data
    if (!refused.has(plan)) {
      refused.add(plan)
      note(
        `refused the plan ${plan.slice(0, 15)}…: ${reason}; its shards are left to other workers`,
      )
      await redis.rpush(keyOf(plan, 'refusals'), self)
      await redis.expire(keyOf(plan, 'refusals'), KEPT_SECONDS)
    }
    await job.moveToWait(token)
    await wait(REFUSAL_PAUSE_MS, undefined, { signal }).catch(() => undefined)
    throw new WaitingError()
  }

  /** Returns a shard, so that another worker can take it immediately. */
  const giveUp = async (job: Job<QueueJob>, token: string | undefined): Promise<never> => {
    givenUp++
    await job.moveToWait(token)
    throw new WaitingError()
  }

  const work = async (job: Job<QueueJob>, token: string | undefined): Promise<null> => {
    requireJob(job.data)
    // The server had already sent this job when the worker was stopped. Unfolding the plan of the
    // job may take longer than GOODBYE_MS.
    if (signal.aborted) return giveUp(job, token)
    const { plan, shard, isDouble } = job.data
    let sweep: Unfolded
    try {
      sweep = await sweepOf(store, plan, sweeps)
    } catch (error) {
      if (error instanceof UntrustedEntry) return refuse(job, token, error.message)
      throw error
    }
    const planned = sweep.shards[shard]
    if (planned === undefined) throw new UnrecoverableError(`the plan has no ${shardName(shard)}`)
    try {
      planned.checks.forEach((check) => requireMemory(check, memory))
    } catch (error) {
      throw new UnrecoverableError(`on ${hostname()}: ${(error as Error).message}`)
    }
    let result: ShardResult
    try {
      const own = jobOf(planned, memory)
      // The worker does not know which other jobs are in the queue. Therefore, only memory limits
      // the number of threads.
      const threads = threadsInside(own, Number.POSITIVE_INFINITY, means)
      result = await lanes.through(threads, tablesInside(own, threads), signal, () =>
        isDouble
          ? runTwice(pool, own, { signal, threads })
          : pool.run(own, 'auto', { signal, threads }),
      )
    } catch (error) {
      if (signal.aborted) return giveUp(job, token)
      if (error instanceof SweepAlarm) {
        await raise(store, plan, `on ${hostname()}: ${error.message}`)
        throw new UnrecoverableError(error.message)
      }
      throw error
    }
    await deliver(store, plan, result)
    done++
    note(
      `${shardName(shard)} of ${plan.slice(0, 15)}…: ${result.records.length} cases, ${result.seconds} s`,
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
    note(`${shardName(Number(job?.data?.shard))} failed: ${printable(error.message)}`)
  })
  const renewal = keepRenewed(redis, worker)
  note(`worker ${process.pid} on ${hostname()}: ${pool.threads} threads, waiting for shards`)
  if (!signal.aborted) {
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }
  renewal.stop()
  await leave(worker, redis)
  return { done, givenUp }
}

/**
 * Closes the worker after its jobs have been returned. If the server is not reachable, the function
 * waits for the server. If the server stays unreachable, nobody can be informed, and the worker is
 * closed by force. BullMQ would wait for its connection, and keep the process alive, forever.
 */
async function leave(worker: Worker<QueueJob, null>, redis: Redis): Promise<void> {
  const saidGoodbye = new AbortController()
  const { signal } = saidGoodbye
  const patience = wait(GOODBYE_MS, false, { signal }).catch(() => false)
  const isConnected = whenReady(redis)
    .then(() => worker.backend.blockingClient)
    .then((blocking) => blocking === undefined || whenReady(blocking))
  if (await Promise.race([isConnected, patience])) await Promise.race([worker.close(), patience])
  else await worker.close(true)
  // A pending timer would keep the process alive.
  saidGoodbye.abort()
  redis.disconnect()
}

/** The properties that the connections of both libraries have. */
interface Connection {
  readonly status: string
  once(event: 'ready', listener: () => void): unknown
}

function whenReady(client: Connection): Promise<true> {
  if (client.status === 'ready') return Promise.resolve(true)
  return new Promise((resolve) => client.once('ready', () => resolve(true)))
}

/** The connection and the data that a worker needs to store its results. */
interface Store {
  readonly redis: Redis
  readonly secret: string | null
  readonly modules: readonly string[]
  readonly note: (line: string) => void
}

/** @throws UnrecoverableError if a job in the queue is not a job of nimlab */
function requireJob(data: unknown): asserts data is QueueJob {
  const { plan, shard } = (data ?? {}) as Partial<Record<string, unknown>>
  const isPlan = typeof plan === 'string' && /^sha256:[0-9a-f]{64}$/.test(plan)
  if (isPlan && Number.isSafeInteger(shard)) return
  throw new UnrecoverableError('the job names no shard of a plan')
}

async function raise({ redis, secret }: Store, plan: string, alarm: string): Promise<void> {
  const key = keyOf(plan, 'alarms')
  await redis.rpush(key, sealed(secret, { what: 'alarm', plan, shard: null }, alarm))
  await redis.expire(key, KEPT_SECONDS)
}

/** Stores a result. The result of a second run is stored only if it equals the first result. */
async function deliver(store: Store, plan: string, result: ShardResult): Promise<void> {
  const { redis, secret } = store
  const { shard, digest } = result
  const mine = sealed(secret, { what: 'digest', plan, shard }, digest)
  const digests = keyOf(plan, 'digests')
  const isFirst = (await redis.hsetnx(digests, String(shard), mine)) === 1
  const earlier = isFirst ? digest : await digestBefore(store, plan, shard)
  if (earlier !== null && earlier !== digest) {
    const alarm = `${shardName(shard)} was computed twice with different results: ${earlier}, and on ${hostname()} ${digest}`
    await raise(store, plan, alarm)
    throw new UnrecoverableError(alarm)
  }
  if (earlier === null) await redis.hset(digests, shard, mine)
  const text = sealed(secret, { what: 'result', plan, shard }, JSON.stringify(result))
  await redis.hset(keyOf(plan, 'results'), shard, text)
  await renew(
    redis,
    PLAN_KEYS.map((what) => keyOf(plan, what)),
  )
}

/**
 * The digest of an earlier run of a shard. The result is null if there was no earlier run, or if
 * the signature of the digest is not valid.
 */
async function digestBefore(
  { redis, secret, note }: Store,
  plan: string,
  shard: number,
): Promise<string | null> {
  const text = await redis.hget(keyOf(plan, 'digests'), String(shard))
  if (text === null) return null
  try {
    return unsealed(secret, { what: 'digest', plan, shard }, text)
  } catch (error) {
    if (!(error instanceof UntrustedEntry)) throw error
    note(`dropped an earlier digest of ${shardName(shard)}: ${error.message}`)
    return null
  }
}

/**
 * The shards of a plan, which must be the same as the collector's shards.
 * @throws UntrustedEntry if the plan was stored with another secret
 */
async function sweepOf(
  { redis, secret, modules }: Store,
  plan: string,
  known: Map<string, Unfolded>,
): Promise<Unfolded> {
  const old = known.get(plan)
  if (old !== undefined) return old
  const text = await redis.get(keyOf(plan, 'plan'))
  if (text === null) throw new Error(`the plan ${plan} is not in the queue`)
  const body = unsealed(secret, { what: 'plan', plan, shard: null }, text)
  const stored = JSON.parse(body) as QueuePlan
  try {
    requireTrusted(stored.plan, modules)
  } catch (error) {
    throw new UnrecoverableError(`on ${hostname()}: ${(error as Error).message}`)
  }
  const sweep = await unfold(stored.plan)
  if (sweep.digest !== plan || sweep.unfolding !== stored.unfolding) {
    throw new UnrecoverableError(
      `on ${hostname()} the plan ${plan} produces other shards (${sweep.unfolding}, expected ${stored.unfolding}): the programs differ`,
    )
  }
  if (known.size >= MOST_PLANS) known.delete(known.keys().next().value!)
  known.set(plan, sweep)
  return sweep
}
