import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { threadPool, unfold } from '../src/index.ts'
import { jobId, keyOf, QUEUE_NAME, type QueueJob } from '../src/queue/protocol.ts'
import { runQueueWorker } from '../src/queue.ts'
import { sealed } from '../src/queue/sealed.ts'
import { type RedisServer, redisServer } from './redis-server.ts'

const WORKER = fileURLToPath(new URL('stopped-worker.mjs', import.meta.url))

interface Message {
  readonly line?: string
  readonly timers?: readonly string[]
}

let server: RedisServer
const children: ChildProcess[] = []

beforeAll(async () => {
  server = await redisServer()
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server?.remove()
})

/** A worker in its own process, with the messages that it has sent. */
interface Watched {
  readonly worker: ChildProcess
  readonly sent: Message[]
  /** Resolves when the worker has printed a line that ends with this text. */
  readonly says: (end: string) => Promise<void>
}

function startWorker(): Watched {
  const worker = fork(WORKER, [server.url], { execArgv: [] })
  children.push(worker)
  const sent: Message[] = []
  worker.on('message', (message: Message) => sent.push(message))
  const says = async (end: string): Promise<void> => {
    while (!sent.some(({ line }) => line?.endsWith(end) === true)) {
      if (worker.exitCode !== null) throw new Error(`the worker has ended with ${worker.exitCode}`)
      await Promise.race([once(worker, 'message'), once(worker, 'exit')])
    }
  }
  return { worker, sent, says }
}

it('a stopped worker leaves no timer that keeps its process alive', async () => {
  const { worker, sent, says } = startWorker()
  await says('waiting for shards')
  worker.send('stop')
  expect(await once(worker, 'exit')).toEqual([0, null])
  expect(sent.at(-1)).toEqual({ timers: [] })
})

it('a stopped worker also ends while its server is unreachable', async () => {
  const { worker, says } = startWorker()
  await says('waiting for shards')
  await server.kill()
  await says('trying again')
  worker.send('stop')
  const [code] = await once(worker, 'exit')
  await server.start()
  expect(code).toBe(0)
})

it('a worker that is stopped while it fetches a shard returns the shard, and another worker takes it', async () => {
  const plan = {
    format: 1,
    claims: [{ claim: 'GMMV-App-case2', ranges: {}, max: [2, 3] }],
  } as const
  const sweep = await unfold({ ...plan, shard: { cases: 1 } })
  const other = await unfold({ ...plan, shard: { cases: 2 } })
  const redis = new Redis(server.url, { maxRetriesPerRequest: null })
  const queue = new Queue<QueueJob>(QUEUE_NAME, { connection: redis })
  const pool = threadPool(1)
  const store = (of: typeof sweep): Promise<unknown> => {
    const text = JSON.stringify({ plan: of.plan, unfolding: of.unfolding })
    const subject = { what: 'plan', plan: of.digest, shard: null } as const
    return redis.set(keyOf(of.digest, 'plan'), sealed(null, subject, text))
  }
  const add = (of: typeof sweep): Promise<unknown> => {
    const data = { plan: of.digest, shard: 0, isDouble: false }
    return queue.add('shard', data, { jobId: jobId(data), removeOnComplete: true })
  }
  /**
   * Runs a worker until it has finished one shard. The worker is stopped after it has requested the
   * next shard.
   */
  const workOnce = (): ReturnType<typeof runQueueWorker> => {
    const stop = new AbortController()
    const options = { url: server.url, secret: null, pool, memory: 2 ** 30, lockSeconds: 600 }
    const note = (line: string): void => {
      if (/^shard 1 of .* s$/.test(line)) setImmediate(() => stop.abort())
    }
    return runQueueWorker({ ...options, signal: stop.signal, note })
  }

  await store(sweep)
  await add(sweep)
  // The plan of the next shard does not exist yet. A worker that wrongly continues with that shard
  // therefore fails.
  await add(other)
  expect(await workOnce()).toEqual({ done: 1, givenUp: 1 })
  const [givenBack, ...more] = await queue.getWaiting()
  expect(more).toEqual([])
  expect(givenBack).toMatchObject({ data: { plan: other.digest }, attemptsMade: 0 })

  await store(other)
  expect(await workOnce()).toEqual({ done: 1, givenUp: 0 })
  expect(await queue.getJobCountByTypes('waiting', 'active', 'delayed', 'failed')).toBe(0)
  await queue.close()
  redis.disconnect()
  await pool.close()
})
