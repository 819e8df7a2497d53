import { setTimeout as wait } from 'node:timers/promises'
import { windowOf } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import {
  BIG_POSITIONS,
  mergeSweep,
  plannedChecks,
  previewSweep,
  runChecks,
  runShard,
  tablesInside,
  tablesUnder,
  threadPool,
  threadsExecutor,
  unfold,
  type Plan,
  PLAN_FORMAT,
} from '../src/index.ts'
import { laneQueue } from '../src/executors/lane-queue.ts'
import { lanesOf, threadsInside } from '../src/executors/lanes.ts'
import { runIn, fileText, temporary } from './sweep-fixture.ts'

const folder = temporary()
const pool = threadPool(2)
afterAll(async () => {
  await pool.close()
  folder.remove()
})

const means = { threads: 8, room: 1000 }
const big = (cost: number, memory = 10) => ({ checks: [1], cost, memory })

describe('the tables of a shard', () => {
  it('contain more layers if several threads solve the box layer by layer', async () => {
    const claims = [{ claim: 'GMMV-F2', ranges: { n: [4, 4], k: [3, 3] }, max: 250 }] as const
    const checks = await plannedChecks({ format: PLAN_FORMAT, claims })
    const { memory, leastMemory } = checks[0]!.cost
    const [whole, least] = [Number(memory), Number(leastMemory)]
    // the table of the whole box has the same size for every number of threads
    expect(tablesInside(tablesUnder(checks, whole), 4)).toBe(whole)
    const narrow = tablesUnder(checks, 2.5 * least)
    expect([1, 2, 3].map((threads) => tablesInside(narrow, threads) / least)).toEqual([1, 2, 2.5])
    // the threads use no more memory than that
    const game = parseRuleset('NIM(4,3)')
    const { bytes } = windowOf(game, { max: 250 }, 'outcome', { threads: 2, memory: 3 * least })
    expect(bytes).toBeLessThanOrEqual(2 * least)
    expect(bytes).toBeGreaterThan(1.5 * least)
  })
})

describe('the number of threads inside a shard', () => {
  it('is the number of all threads for the only shard, and 1 if there are many similar shards', () => {
    const cost = 10 * BIG_POSITIONS
    expect(threadsInside(big(cost), cost, means)).toBe(8)
    expect(threadsInside(big(cost), 2 * cost, means)).toBe(4)
    expect(threadsInside(big(cost), 100 * cost, means)).toBe(1)
  })

  it('includes the threads that would be idle because memory has no room for another shard', () => {
    const cost = 10 * BIG_POSITIONS
    expect(threadsInside(big(cost, 500), 100 * cost, means)).toBe(4)
    expect(threadsInside(big(cost, 5000), 100 * cost, means)).toBe(8)
    expect(threadsInside(big(cost, 500), Number.POSITIVE_INFINITY, means)).toBe(4)
  })

  it('is 1 for small boxes and for shards with several checks', () => {
    const cost = BIG_POSITIONS
    expect(threadsInside(big(cost - 1), cost, means)).toBe(1)
    expect(threadsInside({ ...big(cost), checks: [1, 2] }, cost, means)).toBe(1)
  })

  it('is never more than the number of available threads', () => {
    const sizes = fc.double({ min: 1, max: 1e12, noNaN: true })
    fc.assert(
      fc.property(sizes, sizes, sizes, fc.integer({ min: 1, max: 64 }), (cost, rest, memory, n) => {
        const found = threadsInside(big(cost, memory), cost + rest, { threads: n, room: 1e9 })
        expect(Number.isInteger(found) && found >= 1 && found <= n).toBe(true)
      }),
    )
  })
})

describe('lanes', () => {
  it('are given to a shard that fits, and to any shard if nothing runs', () => {
    const lanes = lanesOf({ threads: 2, room: 100 })
    expect(lanes.take(1, 200)).toBe(true)
    expect(lanes.take(1, 1)).toBe(false)
    lanes.give(1, 200)
    expect(lanes.take(1, 50)).toBe(true)
    expect(lanes.take(2, 1)).toBe(false)
    expect(lanes.take(1, 50)).toBe(true)
    expect(lanes.take(1, 0)).toBe(false)
  })

  it('let a shard that needs all of them run alone when its turn comes', async () => {
    const queue = laneQueue({ threads: 2, room: 100 })
    const { signal } = new AbortController()
    let running = 0
    const seen: [string, number][] = []
    const run = (name: string, lanes: number): Promise<void> =>
      queue.through(lanes, 1, signal, async () => {
        seen.push([name, ++running])
        await wait(5)
        running--
      })
    await Promise.all([run('a', 1), run('b', 1), run('big', 2), run('c', 1), run('d', 1)])
    expect(seen.map(([name]) => name)).toEqual(['a', 'b', 'big', 'c', 'd'])
    expect(seen[2]).toEqual(['big', 1])
  })

  it('are returned by a step that throws an error, and by a step that is aborted before its turn', async () => {
    const queue = laneQueue({ threads: 1, room: 100 })
    const stop = new AbortController()
    const failing = queue.through(1, 1, stop.signal, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    let end = (): void => undefined
    const first = queue.through(1, 1, stop.signal, () => new Promise<void>((done) => (end = done)))
    const second = expect(
      queue.through(1, 1, stop.signal, () => Promise.resolve()),
    ).rejects.toThrow(/abort/)
    await wait(1)
    stop.abort()
    end()
    await first
    await second
    const { signal } = new AbortController()
    await expect(queue.through(1, 1, signal, () => Promise.resolve(7))).resolves.toBe(7)
  })
})

describe('a big box', () => {
  const PLAN: Plan = {
    format: 1,
    claims: [
      { claim: 'GMMV-App-case0', ranges: {}, max: 150 },
      { claim: 'GMMV-C1', ranges: { n: [3, 3] }, max: [3, 4] },
    ],
    shard: { cases: 1 },
  }

  it('uses several threads, and has the same record as with one thread', async () => {
    const inside: (number | undefined)[] = []
    const watched = {
      ...pool,
      run: (...[shard, algorithm, options]: Parameters<typeof pool.run>) => {
        inside.push(options.threads)
        return pool.run(shard, algorithm, options)
      },
    }
    await runIn(folder.at('threads'), {
      plan: PLAN,
      executor: threadsExecutor({ pool: watched }),
    })
    expect(inside[0]).toBe(2)
    expect(inside.slice(1).every((threads) => threads === 1)).toBe(true)
    await mergeSweep(folder.at('threads'))
    await runIn(folder.at('inline'), { plan: PLAN })
    await mergeSweep(folder.at('inline'))
    for (const file of ['results.jsonl', 'summary.json']) {
      expect(fileText(folder.at('threads'), file)).toBe(fileText(folder.at('inline'), file))
    }
  })

  it('is listed in the preview', async () => {
    const { threaded } = await previewSweep(await unfold(PLAN), { threads: 2, memory: 2 ** 32 })
    expect(threaded).toEqual([{ shard: 0, threads: 2 }])
  })

  it('uses several threads if a run without a sweep has fewer checks than threads', async () => {
    const { checks } = (await unfold(PLAN)).shards[0]!
    const check = { ...checks[0]!, memory: 2 ** 30 }
    const { cost: _, ...plain } = check
    const { records } = await runChecks([plain], { threads: 2 })
    const alone = await runShard({ index: 0, checks: [plain] })
    expect(records[0]).toEqual(alone.records[0])
  })
})
