import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mergeSweep, openSweep, threadPool, threadsExecutor, unfold } from '../src/index.ts'
import { digestOfModule } from '../src/modules/load-module.ts'
import { keyOf, QUEUE_NAME } from '../src/queue/protocol.ts'
import { sealed } from '../src/queue/sealed.ts'
import { type RedisServer, redisServer } from './redis-server.ts'
import { ended, killAll, ledgerLines, nimlab, until } from './sweep-commands.ts'

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

const PLAN = {
  format: 1,
  claims: [
    { claim: 'GMMV-C1', ranges: { n: [3, 4] as const }, max: upTo(3, 42) },
    { claim: 'GMMV-App-case2', ranges: {}, max: upTo(2, 11) },
  ],
  shard: { cases: 1 },
} as const

const SHARDS = 210

const directory = mkdtempSync(join(tmpdir(), 'nimlab-queue-'))
const plan = join(directory, 'plan.json')
const undisturbed = join(directory, 'undisturbed')
let server: RedisServer

function stored(out: string, name: string): string {
  return readFileSync(join(out, name), 'utf8')
}

beforeAll(async () => {
  server = await redisServer()
  writeFileSync(plan, JSON.stringify(PLAN))
  const pool = threadPool(1)
  const open = await openSweep({
    directory: undisturbed,
    sweep: await unfold(PLAN),
    isResume: false,
    memory: 2 ** 30,
  })
  await open.run(threadsExecutor({ pool }), { signal: new AbortController().signal })
  open.release()
  await pool.close()
  await mergeSweep(undisturbed)
})

// Clears the queue, because several tests have the same plan. A killed server may still assign a
// shard to a worker that no longer exists.
afterEach(async () => {
  await killAll()
  const redis = new Redis(server.url)
  await redis.flushall()
  redis.disconnect()
})

afterAll(async () => {
  await server?.remove()
  rmSync(directory, { recursive: true })
})

describe('a sweep through a queue', () => {
  it('survives a killed worker and a killed server, and has the same results as threads', async () => {
    const out = join(directory, 'killed')
    const work = (): ReturnType<typeof nimlab> =>
      nimlab(['worker', '--queue', server.url, '--lock', '3'])
    const [first] = [work(), work()]
    const run = nimlab(['run', plan, '--out', out, '--queue', server.url])
    await until(run, () => ledgerLines(out) >= 40)
    first.kill('SIGKILL')
    await until(run, () => ledgerLines(out) >= 80)
    await server.kill()
    await wait(1000)
    await server.start()
    expect(await ended(run)).toBe(1)
    expect(ledgerLines(out)).toBe(SHARDS)
    for (const file of ['results.jsonl', 'summary.json']) {
      expect(stored(out, file)).toBe(stored(undisturbed, file))
    }
  })

  it('continues after its collector was killed, and an interrupted worker returns its shard', async () => {
    const out = join(directory, 'collector')
    const worker = nimlab(['worker', '--queue', server.url, '--lock', '600'])
    const run = nimlab(['run', plan, '--out', out, '--queue', server.url])
    await until(run, () => ledgerLines(out) >= 20)
    run.kill('SIGKILL')
    await ended(run)
    worker.kill('SIGINT')
    expect([0, 3]).toContain(await ended(worker))
    const before = ledgerLines(out)
    expect(before).toBeLessThan(SHARDS)
    nimlab(['worker', '--queue', server.url, '--lock', '600'])
    const again = nimlab(['run', '--out', out, '--resume', '--queue', server.url])
    expect(await ended(again)).toBe(1)
    expect(stored(out, 'results.jsonl')).toBe(stored(undisturbed, 'results.jsonl'))
  })

  it('stops at a shard for which two machines computed different results', async () => {
    const out = join(directory, 'alarm')
    const { digest } = await unfold(PLAN)
    const redis = new Redis(server.url)
    const subject = { what: 'digest', plan: digest, shard: 7 } as const
    const other = sealed(null, subject, `sha256:${'0'.repeat(64)}`)
    await redis.hset(keyOf(digest, 'digests'), '7', other)
    nimlab(['worker', '--queue', server.url])
    const run = nimlab(['run', plan, '--out', out, '--queue', server.url])
    expect(await ended(run)).toBe(4)
    expect(run.text).toMatch(/ALARM: shard 8 was computed twice with different results/)
    redis.disconnect()
  })

  it('cannot make a worker load a module that only the queue names', async () => {
    const [path, mark] = [join(directory, 'evil.mjs'), join(directory, 'it-ran')]
    writeFileSync(path, `import { writeFileSync } from 'node:fs'\nwriteFileSync('${mark}', '')`)
    const module = { path, digest: digestOfModule(path) }
    const [digest, unfolding] = ['1', '2'].map((digit) => `sha256:${digit.repeat(64)}`) as [
      string,
      string,
    ]
    const redis = new Redis(server.url, { maxRetriesPerRequest: null })
    const evil = { format: 1, claims: [{ claim: 'evil', module, ranges: {} }] }
    const body = JSON.stringify({ plan: evil, unfolding })
    const subject = { what: 'plan', plan: digest, shard: null } as const
    await redis.set(keyOf(digest, 'plan'), sealed(null, subject, body))
    const queue = new Queue(QUEUE_NAME, { connection: redis })
    await queue.add('shard', { plan: digest, shard: 0, isDouble: false })
    const worker = nimlab(['worker', '--queue', server.url])
    await until(worker, () => worker.text.includes('failed: '))
    expect(worker.text).toMatch(
      /shard 1 failed: on .*: queue: the claim 'evil' is in the module '.*', which this worker does not trust/,
    )
    expect(existsSync(mark)).toBe(false)
    await redis.flushall()
    await queue.close()
    redis.disconnect()
  })

  it("runs a user's own claim about their own game on a worker that trusts it, as threads do", async () => {
    const path = './test/own-modules/on-own-game.mjs'
    const claims = ['by-name', 'refuted-by-object'].map((claim) => ({
      claim,
      module: { path },
      max: 4,
    }))
    const own = join(directory, 'own.json')
    writeFileSync(own, JSON.stringify({ format: 1, claims, shard: { cases: 1 } }))
    const [byQueue, byThreads] = ['own-queue', 'own-threads'].map((name) => join(directory, name))
    nimlab(['worker', '--queue', server.url, '--module', path])
    const run = nimlab(['run', own, '--out', byQueue!, '--queue', server.url, '--run-modules'])
    expect(await ended(run), run.text).toBe(1)
    expect(
      await ended(nimlab(['run', own, '--out', byThreads!, '--threads', '2', '--run-modules'])),
    ).toBe(1)
    expect(stored(byQueue!, 'results.jsonl')).toBe(stored(byThreads!, 'results.jsonl'))
    expect(ledgerLines(byQueue!)).toBe(2)
  })
})
