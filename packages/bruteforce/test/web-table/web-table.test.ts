import { exactSlowNim, parseRuleset, slowSetNim } from '@nim/core/rules'
import { ownRuleset } from '@nim/core/own-game'
import { describe, expect, it } from 'vitest'
import { solve, type WorkProgress } from '../../src/index.ts'
import { openWebTable, type WebTableOptions } from '../../src/web-table/web-table.ts'
import { nearWorker } from './near-worker.ts'

const game = exactSlowNim(4, 3)

/** A table in a worker that runs in this thread. */
async function opened(max: number, options: WebTableOptions = {}) {
  const near = nearWorker()
  const { createWorker } = near
  return { ...near, table: await openWebTable(game, { max }, { ...options, createWorker }) }
}

describe('openWebTable', () => {
  it('returns the same answers as the table of solve', async () => {
    const { table } = await opened(12, { value: 'remoteness', play: 'misere' })
    const expected = solve(game, { max: 12 }, { value: 'remoteness', play: 'misere' })
    const { positions, max, value, play, ruleset } = table
    expect([ruleset, max, value, play]).toEqual([game, 12, 'remoteness', 'misere'])
    expect(positions).toBe(expected.box.count)
    const position = [3, 9, 4, 12]
    const entry = expected.at(position)
    expect(await table.at(position)).toEqual({ entry, outcome: expected.outcomeAt(position) })
    expect(await table.digest()).toBe(expected.digest())
    expect(await table.histogram()).toEqual(expected.histogram())
    const { side, entries } = await table.slice({ fixed: [3, 4], max: 5 })
    expect([side, entries[2 * side + 5]]).toEqual([6, expected.at([5, 2, 3, 4])])
    const { cells } = await table.grid({ modulus: 1 })
    const P = cells.reduce((count, cell) => count + cell.P.count, 0)
    expect(P).toBe(expected.countP())
    const { positions: found, next } = await table.find({ where: { entry: 2 }, limit: 3 })
    expect(found.map(expected.at)).toEqual([2, 2, 2])
    expect(next).toBeGreaterThan(0)
  })

  it('solves for outcomes in normal play by default', async () => {
    const { table } = await opened(5)
    expect([table.value, table.play]).toEqual(['outcome', 'normal'])
    expect(await table.digest()).toBe(solve(game, { max: 5 }, { value: 'outcome' }).digest())
  })

  it('rejects what the solver rejects, and terminates the worker', async () => {
    for (const [max, options] of [
      [-1, {}],
      [1000, { memory: 1000 }],
    ] as const) {
      const { createWorker, log } = nearWorker()
      const opening = openWebTable(game, { max }, { ...options, createWorker })
      await expect(opening).rejects.toThrow(RangeError)
      expect(log).toMatchObject({ isEnded: true, listeners: 0 })
    }
  })

  it('solves a game that is given as data, because the worker can read its text', async () => {
    const own = parseRuleset('{"piles":3,"moves":[[1,1,0],[0,2,1]]}')
    const { createWorker } = nearWorker()
    const table = await openWebTable(own, { max: 6 }, { value: 'grundy', createWorker })
    const expected = solve(own, { max: 6 }, { value: 'grundy' })
    expect(await table.digest()).toBe(expected.digest())
  })

  it('rejects the game of a module without starting a worker', async () => {
    const source = { path: 'my-game.mjs', digest: `sha256:${'0'.repeat(64)}`, parameters: null }
    const own = ownRuleset({ piles: 2, moves: [[1, 2]] }, source)
    const createWorker = (): never => expect.unreachable()
    await expect(openWebTable(own, { max: 3 }, { createWorker })).rejects.toThrow(RangeError)
  })

  it('reports the progress of the solving and of the answers', async () => {
    const solving: WorkProgress[] = []
    const hashing: WorkProgress[] = []
    const { table } = await opened(90, {
      value: 'remoteness',
      kernel: 'plain',
      onProgress: (each) => solving.push(each),
    })
    expect(solving.length).toBeGreaterThan(0)
    await table.grid({ modulus: 6, onProgress: (each) => hashing.push(each) })
    expect(hashing.length).toBeGreaterThan(0)
    const done = hashing.map((each) => each.done)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(hashing.every(({ total }) => total === table.positions)).toBe(true)
  })
})

describe('a signal', () => {
  it('that is aborted while the box is solved terminates the worker', async () => {
    const { createWorker, log } = nearWorker()
    const stop = new AbortController()
    const opening = openWebTable(game, { max: 60 }, { createWorker, signal: stop.signal })
    stop.abort(new Error('enough'))
    await expect(opening).rejects.toThrow('enough')
    expect(log).toMatchObject({ isEnded: true, listeners: 0 })
  })

  it('that is aborted cancels one answer and no other', async () => {
    const { table, log } = await opened(90)
    const stop = new AbortController()
    const given = table.grid({ modulus: 6, signal: stop.signal })
    const wanted = table.grid({ modulus: 4 })
    setImmediate(() => stop.abort('by the user'))
    await expect(given).rejects.toBe('by the user')
    expect((await wanted).modulus).toBe(4)
    expect(log.requests.at(-1)).toEqual({ cancel: 2 })
    await expect(table.digest({ signal: stop.signal })).rejects.toBe('by the user')
    expect(log.requests.at(-1)).toEqual({ cancel: 2 })
    expect((await table.at([1, 1, 1, 1])).outcome).toBe('N')
  })

  it('that is aborted after the answer changes nothing', async () => {
    const { table, log } = await opened(5)
    const stop = new AbortController()
    await table.histogram({ signal: stop.signal })
    stop.abort()
    expect(log.requests).toHaveLength(2)
  })
})

describe('a table in a worker', () => {
  it('rejects invalid questions, and stays usable', async () => {
    const { table } = await opened(5)
    await expect(table.at([1, 2])).rejects.toThrow(RangeError)
    await expect(table.slice({ fixed: [1] })).rejects.toThrow(RangeError)
    await expect(table.grid({ modulus: 0 })).rejects.toThrow(RangeError)
    await expect(table.at([(() => 1) as never])).rejects.toThrow(/could not be cloned/)
    expect((await table.at([0, 0, 0, 0])).outcome).toBe('P')
  })

  it('rejects pending questions when it is closed, and all later ones', async () => {
    const { table, log } = await opened(40)
    const asked = [table.digest(), table.grid({ modulus: 6 })]
    table.close()
    table.close()
    for (const each of asked) await expect(each).rejects.toThrow('the table is closed')
    await expect(table.at([0, 0, 0, 0])).rejects.toThrow('the table is closed')
    expect(log).toMatchObject({ isEnded: true, listeners: 0 })
  })

  it('rejects pending questions when its worker fails, and gives the reason', async () => {
    for (const [event, why] of [
      [
        { type: 'error', message: 'out of memory' },
        'the worker of the table failed: out of memory',
      ],
      [{ type: 'messageerror' }, 'the worker of the table failed: its script'],
    ] as const) {
      const { table, log, say } = await opened(5)
      const asked = [table.digest(), table.histogram()]
      say(event)
      for (const each of asked) await expect(each).rejects.toThrow(why)
      await expect(table.at([0, 0, 0, 0])).rejects.toThrow(why)
      expect(log).toMatchObject({ isEnded: true, listeners: 0 })
    }
  })

  it('ignores unexpected messages', async () => {
    const { table, say } = await opened(5)
    for (const data of [{ id: 99, answer: 1 }, { id: 1, progress: {} }, {}]) {
      say({ type: 'message', data })
    }
    expect(await table.digest()).toMatch(/^sha256:/)
  })

  it('answers questions about a game with one pile', async () => {
    const { createWorker } = nearWorker()
    const table = await openWebTable(slowSetNim(1, [1]), { max: 50_000 }, { createWorker })
    const { positions } = await table.find({ where: { outcome: 'P' }, from: 49_997, limit: 5 })
    expect(positions).toEqual([[49_998], [50_000]])
    expect(parseRuleset('SN(1,{1})')).toEqual(table.ruleset)
  })
})
