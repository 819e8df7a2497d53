import { setTimeout as wait } from 'node:timers/promises'
import { parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import {
  planOf,
  solve,
  solveByLayers,
  type StopSignal,
  ticker,
  type WorkProgress,
} from '../src/index.ts'
import { boxTask } from '../src/task/task.ts'
import { provideThreads, solveInThreads } from '../src/workers/threads.ts'
import { watchWorkers } from '../src/threads/watch-workers.ts'
import { newProgress } from '../src/threads/progress.ts'

/** A signal that is aborted from its nth check on, for n = `number`. */
function stopsAtLook(number: number): StopSignal {
  let looks = 0
  return {
    get aborted() {
      return ++looks >= number
    },
    reason: new Error('enough'),
  }
}

/**
 * A box for each way to fill a table: generated kernels for slow games, hypergraphs and Wythoff,
 * typed arrays, and the definitions.
 */
const BOXES = [
  ['NIM(4,3)', 150, 'remoteness', 'auto'],
  ['NIM(5,3)', 60, 'outcome', 'auto'],
  ['NIM(4,3)', 60, 'grundy', 'plain'],
  ['HNIM(4;{1,2},{2,3},{3,4})', 40, 'remoteness', 'auto'],
  ['HNIM(4;{1,2},{2,3},{3,4})', 50, 'outcome', 'auto'],
  ['HNIM(4;{1,2},{2,3},{3,4})', 20, 'grundy', 'plain'],
  ['WYTHOFF', 1500, 'remoteness', 'auto'],
  ['WYTHOFF', 1000, 'grundy', 'auto'],
  ['WYTHOFF', 600, 'outcome', 'plain'],
  ['MOORE(3,2)', 16, 'remoteness', 'auto'],
] as const

describe('work with a progress callback or a signal', () => {
  it.each(BOXES)('%s, max %i, %s by %s: reports its progress', (text, max, value, kernel) => {
    const told: WorkProgress[] = []
    const ruleset = parseRuleset(text)
    const table = solve(ruleset, { max }, { value, kernel, onProgress: (now) => told.push(now) })
    expect(told.length).toBeGreaterThan(0)
    told.forEach(({ step, done, total }, i) => {
      expect([step, total]).toEqual(['solving', table.box.count])
      expect(done).toBeGreaterThan(told[i - 1]?.done ?? 0)
      expect(done).toBeLessThanOrEqual(total)
    })
  })

  it.each(BOXES)(
    '%s, max %i, %s by %s: ends when the signal is aborted',
    (text, max, value, kernel) => {
      const ruleset = parseRuleset(text)
      const options = { value, kernel } as const
      const whole = solve(ruleset, { max }, options).digest()
      for (const look of [1, 2]) {
        const signal = stopsAtLook(look)
        expect(() => solve(ruleset, { max }, { ...options, signal })).toThrow('enough')
      }
      // The aborted runs released their memory, and the next run can use it.
      expect(solve(ruleset, { max }, options).digest()).toBe(whole)
    },
  )

  it('ends between layers and inside them', () => {
    const game = parseRuleset('NIM(4,3)')
    const layers: number[] = []
    const visit = ({ pile }: { pile: number }): void => void layers.push(pile)
    const options = { value: 'outcome', signal: stopsAtLook(3) } as const
    expect(() => solveByLayers(game, { max: 300 }, options, visit)).toThrow('enough')
    expect(layers.length).toBeLessThan(301)
  })

  it('ends while several threads work on it, and the threads can work again', async () => {
    provideThreads()
    const game = parseRuleset('NIM(4,3)')
    const box = { max: 120 }
    const options = { value: 'remoteness', threads: 2 } as const
    expect(() => solve(game, box, { ...options, signal: stopsAtLook(2) })).toThrow('enough')
    const controller = new AbortController()
    controller.abort()
    const { signal } = controller
    await expect(solveInThreads(game, box, { ...options, signal })).rejects.toThrow(/aborted/)
    const table = await solveInThreads(game, box, options)
    expect(table.digest()).toBe(solve(game, box, { value: 'remoteness' }).digest())
  })

  it('ends while workers share it, and the workers can work again', async () => {
    const game = parseRuleset('SN(4,{1,4})')
    const options = { value: 'grundy', threads: 2, kernel: 'plain', smallest: 0 } as const
    // The first check happens before the workers start, and the second one a tenth of a second
    // later.
    const solving = solveInThreads(game, { max: 180 }, { ...options, signal: stopsAtLook(2) })
    await expect(solving).rejects.toThrow('enough')
    const table = await solveInThreads(game, { max: 20 }, options)
    expect(table.digest()).toBe(solve(game, { max: 20 }, { value: 'grundy' }).digest())
  })

  it('tells the workers of a table to stop if the calling thread is idle', async () => {
    const plan = planOf({ ...boxTask(parseRuleset('NIM(4,3)'), 9, 'outcome', 'normal') })
    const part = { progress: newProgress(10), cut: { stripe: 1, grain: 1 } }
    const told: WorkProgress[] = []
    // Imitates a worker that waits for another worker and then ends with an error of its own.
    const work = async (): Promise<void> => {
      Atomics.add(part.progress, 0, 5)
      while (Atomics.load(part.progress, 1) === 0) await wait(5)
      throw new Error('another worker failed')
    }
    const watched = { signal: stopsAtLook(3), onProgress: (now: WorkProgress) => told.push(now) }
    await expect(watchWorkers(plan, part, watched, work)).rejects.toThrow('enough')
    expect(told[0]).toEqual({ step: 'solving', done: Math.round(715 / 16), total: 715 })
  })

  it('checks its signal regularly, whether items take microseconds or milliseconds', () => {
    for (const milliseconds of [0.001, 3]) {
      let now = 0
      let looks = 0
      const signal = {
        get aborted() {
          looks++
          return false
        },
      }
      const tick = ticker('testing', 1e6, { signal }, () => now)
      for (; now < 60; now += milliseconds) tick(1)
      expect(looks).toBeGreaterThan(2)
      // The ticker checks as often as the clock allows, but not at every item.
      expect(looks).toBeLessThan(40)
    }
  })
})
