import { type PlayConvention, WYTHOFF } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowerSetOf } from '../../src/task/lower-set.ts'
import { planOf } from '../../src/plan/plan-of.ts'
import { run } from '../../src/plan/run.ts'
import { reference } from '../../src/arrays/reference.ts'
import { boxTask, type Task, type TableValue } from '../../src/task/task.ts'
import { entryBytes, type Values, valuesOver } from '../../src/task/values.ts'
import { fillWythoff, wythoffWidths } from '../../src/wasm/wythoff/wythoff-kernel.ts'
import { wythoffKernel } from '../../src/arrays/wythoff.ts'
import { unwatched } from '../../src/task/ticker.ts'

const VALUES: readonly TableValue[] = ['outcome', 'remoteness', 'grundy']
const PLAYS: readonly PlayConvention[] = ['normal', 'misere']

function room(task: Task): Values {
  const { count } = lowerSetOf(WYTHOFF, task.caps, Number.POSITIVE_INFINITY)!
  return valuesOver(new ArrayBuffer(count * entryBytes(task)), task)
}

function plain(task: Task): Values {
  const values = room(task)
  wythoffKernel.fill(task, values, unwatched)
  return values
}

function expectPlain(task: Task): void {
  const label = `${task.caps.join()} ${task.value} ${task.play}`
  const [width] = wythoffWidths(task)
  expect(width, label).toBeDefined()
  const values = room(task)
  fillWythoff(task, width!, values, unwatched)
  const expected = plain(task)
  const wrong = values.findIndex((entry: number, rank: number) => entry !== expected[rank])
  expect(wrong, `${label}: ${values[wrong]} for ${expected[wrong]}`).toBe(-1)
}

function expectAllPlain(caps: readonly number[]): void {
  for (const value of VALUES) {
    for (const play of PLAYS) expectPlain({ ruleset: WYTHOFF, caps, value, play })
  }
}

describe('the generated Wythoff kernel agrees with typed arrays', () => {
  it('on every box up to 70', () => {
    for (let max = 0; max <= 70; max++) expectAllPlain([max, max])
  })

  it('on every lower set up to 40', () => {
    for (let y = 0; y <= 40; y++) for (let x = 0; x <= y; x++) expectAllPlain([x, y])
  })

  it('on random larger lower sets', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(...VALUES),
        fc.constantFrom(...PLAYS),
        (a, b, value, play) =>
          expectPlain({ ruleset: WYTHOFF, caps: [Math.min(a, b), Math.max(a, b)], value, play }),
      ),
      { numRuns: 60 },
    )
  })

  it('if the bound on remoteness no longer fits into 8 bits of a cell or of an entry', () => {
    for (const sum of [252, 253, 254, 255, 256]) {
      for (const x of [0, 1, 60, Math.floor(sum / 2)]) {
        for (const play of PLAYS) {
          expectPlain({ ruleset: WYTHOFF, caps: [x, sum - x], value: 'remoteness', play })
        }
      }
    }
  })

  it('if the bound on Grundy values no longer fits into an entry of one byte', () => {
    for (const max of [83, 84, 85, 86]) expectAllPlain([max, max])
  })

  it('on a box with piles up to a thousand', () => {
    expectAllPlain([1000, 1000])
  })

  it('on long narrow lower sets', () => {
    for (const x of [0, 1, 16, 40]) expectAllPlain([x, 3000])
  })
})

describe('the Wythoff kernel', () => {
  it('agrees with the definitions', () => {
    for (const value of VALUES) {
      for (const play of PLAYS) {
        const valueOf = reference(WYTHOFF, value, play)
        const task = boxTask(WYTHOFF, 40, value, play)
        const values = room(task)
        fillWythoff(task, wythoffWidths(task)[0]!, values, unwatched)
        let rank = 0
        for (let y = 0; y <= 40; y++) {
          for (let x = 0; x <= y; x++) {
            expect(values[rank++], `${x},${y} ${value} ${play}`).toBe(valueOf([x, y]))
          }
        }
      }
    }
  })

  it('leaves small tasks, and remoteness values of 65534 or more, to typed arrays', () => {
    const small = boxTask(WYTHOFF, 10, 'remoteness', 'misere')
    expect(planOf(small).algorithm).toBe('typed arrays')
    expect(run(planOf(small), 2 ** 31).cells.values()).toEqual(plain(small))
    const of = (y: number): Task => ({
      ruleset: WYTHOFF,
      caps: [0, y],
      value: 'remoteness',
      play: 'normal',
    })
    expect(wythoffWidths(of(65533))).toHaveLength(1)
    expectPlain(of(65533))
    expect(wythoffWidths(of(65534))).toEqual([])
    expect(planOf(of(65534)).algorithm).toBe('typed arrays')
  })

  it('fills large tasks', () => {
    const task = boxTask(WYTHOFF, 150, 'grundy', 'normal')
    expect(planOf(task).algorithm).toBe('generated')
    expect(run(planOf(task), 2 ** 31).cells.values()).toEqual(plain(task))
  })

  it('accepts absurd sizes', () => {
    for (const value of VALUES) {
      const task = boxTask(WYTHOFF, 1e12, value, 'normal')
      expect(wythoffWidths(task)).toEqual([])
      expect(planOf(task).algorithm).toBe('typed arrays')
    }
  })
})
