import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runShard, type ShardResult, unfold, type Unfolded } from '../src/index.ts'
import { keyOf } from '../src/queue/protocol.ts'
import { sealed } from '../src/queue/sealed.ts'
import { recordsDigest } from '../src/records.ts'
import { type RedisServer, redisServer } from './redis-server.ts'
import { ended, killAll, ledgerLines, nimlab, until } from './sweep-commands.ts'

const SECRET = 'a secret of these tests'

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

const PLAN = {
  format: 1,
  claims: [{ claim: 'GMMV-App-case2', ranges: {}, max: upTo(2, 13) }],
  shard: { cases: 1 },
} as const

const SHARDS = 12

const LONG = {
  format: 1,
  claims: [{ claim: 'GMMV-C1', ranges: { n: [3, 4] }, max: upTo(3, 42) }],
  shard: { cases: 1 },
} as const

const directory = mkdtempSync(join(tmpdir(), 'nimlab-forged-'))
const plan = join(directory, 'plan.json')
const long = join(directory, 'long.json')
let server: RedisServer
let redis: Redis
let sweep: Unfolded
const truth: ShardResult[] = []

/** The result with its first verdict reversed and with a matching digest. */
function lie(result: ShardResult): ShardResult {
  const [first, ...rest] = result.records
  const verdict = first!.verdict === 'holds' ? ('vacuous' as const) : ('holds' as const)
  const records = [{ ...first!, verdict }, ...rest]
  return { ...result, records, digest: recordsDigest(records) }
}

/**
 * The entry that a worker would store for a result. A worker without a secret does not sign the
 * entry.
 */
function put(result: ShardResult, secret: string | null, ofPlan = sweep.digest): string {
  const subject = { what: 'result', plan: ofPlan, shard: result.shard } as const
  return sealed(secret, subject, JSON.stringify(result))
}

beforeAll(async () => {
  server = await redisServer()
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
  writeFileSync(plan, JSON.stringify(PLAN))
  writeFileSync(long, JSON.stringify(LONG))
  sweep = await unfold(PLAN)
  for (const shard of sweep.shards) truth.push(await runShard(shard))
})

afterEach(async () => {
  await killAll()
  await redis.flushall()
})

afterAll(async () => {
  redis?.disconnect()
  await server?.remove()
  rmSync(directory, { recursive: true })
})

describe('a queue with a secret', () => {
  it('rejects every forged result, and a worker with the secret computes all shards again', async () => {
    const out = join(directory, 'forged')
    const run = nimlab(['run', plan, '--out', out, '--queue', server.url], SECRET)
    await until(run, async () => (await redis.exists(keyOf(sweep.digest, 'plan'))) === 1)
    const signed = put(truth[8]!, SECRET)
    const forged: Record<string, string> = {
      0: JSON.stringify(lie(truth[0]!)),
      1: put(lie(truth[1]!), null),
      2: put(truth[2]!, null),
      3: put(lie(truth[3]!), 'another secret'),
      4: put(truth[5]!, SECRET), // the result of another shard
      5: put({ ...truth[4]!, shard: 5 }, SECRET), // from a broken worker that has the secret
      6: put(truth[6]!, SECRET, `sha256:${'0'.repeat(64)}`), // for another plan
      7: put(truth[7]!, SECRET).slice(0, -20),
      8: signed.replace(/\\"checked\\":\d/, String.raw`\"checked\":9`),
      9: '',
      10: 'null',
      11: sealed(SECRET, { what: 'digest', plan: sweep.digest, shard: 11 }, truth[11]!.digest),
      12: put(truth[0]!, SECRET),
      '01': put(truth[1]!, SECRET),
      '-1': '{}',
      'x\u001B[2J': '{}',
    }
    expect(forged[8]).not.toBe(signed)
    await redis.hset(keyOf(sweep.digest, 'results'), forged)
    const alarm = { what: 'alarm', plan: sweep.digest, shard: null } as const
    await redis.rpush(keyOf(sweep.digest, 'alarms'), sealed(null, alarm, 'the sky falls'))
    const digest = { what: 'digest', plan: sweep.digest, shard: 0 } as const
    const other = sealed('another secret', digest, `sha256:${'0'.repeat(64)}`)
    await redis.hset(keyOf(sweep.digest, 'digests'), '0', other)
    const named = (): number => run.text.split('queue: dropped a result of ').length - 1
    await until(run, () => named() >= Object.keys(forged).length)
    for (const shard of upTo(0, SHARDS - 1)) {
      expect(run.text).toMatch(
        new RegExp(`dropped a result of shard ${shard + 1}: .*; the shard is given out again`),
      )
    }
    expect(run.text).toContain(
      String.raw`dropped a result of 'x\u001b[2J', which is no shard of the plan`,
    )
    await until(run, () => run.text.includes('dropped an alarm: it is not signed'))
    expect(ledgerLines(out)).toBe(0)

    const wrong = nimlab(['worker', '--queue', server.url], 'another secret')
    await until(wrong, () => wrong.text.includes('refused the plan'))
    await until(run, () => run.text.includes(`the worker ${wrong.pid} on `))
    expect(run.text).toMatch(/has another secret and computes no shard of this plan/)
    const none = nimlab(['worker', '--queue', server.url])
    await until(none, () => none.text.includes('it is signed, but no secret is set here'))
    const right = nimlab(['worker', '--queue', server.url], SECRET)
    expect(await ended(run)).toBe(1)
    expect(right.text).toContain('dropped an earlier digest of shard 1: it is not signed with')
    expect(named()).toBe(Object.keys(forged).length)
    for (const { text } of [wrong, none]) expect(text).not.toMatch(/^shard/m)

    const records = readFileSync(join(out, 'results.jsonl'), 'utf8').trimEnd().split('\n')
    const found = records.map((line) => JSON.parse(line) as ShardResult['records'][number])
    expect(recordsDigest(found)).toBe(recordsDigest(truth.flatMap((result) => result.records)))
    for (const text of [run.text, wrong.text, right.text, ...contents(out)]) {
      expect(text).not.toContain(SECRET)
    }
  })

  it('has an expiry on every key, and renews it while a worker or collector runs', async () => {
    const { digest } = await unfold(LONG)
    const out = join(directory, 'left')
    const worker = nimlab(['worker', '--queue', server.url, '--lock', '3'], SECRET)
    const run = nimlab(['run', long, '--out', out, '--queue', server.url], SECRET)
    await until(run, () => ledgerLines(out) >= 5)
    await redis.expire(keyOf(digest, 'plan'), 100)
    await until(run, async () => (await redis.ttl(keyOf(digest, 'plan'))) > 1000)
    worker.kill('SIGKILL')
    await ended(worker)
    await wait(1500)
    run.kill('SIGKILL')
    await ended(run)
    const keys = await redis.keys('*')
    expect(keys.length).toBeGreaterThan(20)
    const endless: string[] = []
    for (const key of keys) if ((await redis.ttl(key)) < 0) endless.push(key)
    expect(endless).toEqual([])
  })
})

describe('an invalid address', () => {
  it.each([
    ['a port without a server', 'redis://127.0.0.1:1', /cannot connect.*ECONNREFUSED/],
    ['a database that does not exist', 'redis://SERVER/99', /cannot connect.*out of range/],
    ['a database that is not a number', 'redis://SERVER/x', /expected the number of a database/],
    ['a wrong password', 'redis://nobody:hush@SERVER', /cannot connect.*WRONGPASS/],
    [
      'another machine, without a secret',
      'redis://10.255.255.1:1',
      /must be signed: set NIMLAB_QUEUE/,
    ],
    [
      'another machine, with only a password',
      'redis://:hush@10.255.255.1:1',
      /must be signed: set NIMLAB_QUEUE/,
    ],
  ])('leaves nothing behind: %s', async (name, address, message) => {
    const url = address.replace('SERVER', server.url.slice('redis://'.length))
    const out = join(directory, name.replaceAll(' ', '-'))
    for (const args of [['run', plan, '--out', out], ['worker']]) {
      const command = nimlab([...args, '--queue', url])
      expect(await ended(command)).toBe(2)
      const said = command.text.split('\n').filter((line) => line.startsWith('nimlab: queue'))
      expect(said).toHaveLength(1)
      expect(said[0]).toMatch(message)
      expect(command.text).not.toContain('hush')
    }
    expect(existsSync(out)).toBe(false)
    expect(await redis.keys('*')).toEqual([])
  })
})

/** The contents of all files in a sweep directory. */
function contents(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')] : [],
  )
}
