import { type PlayConvention, WYTHOFF } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowerSetOf } from '../../src/task/lower-set.ts'
import { reference } from '../../src/reference.ts'
import { boxTask, type Task, type TableValue } from '../../src/task/task.ts'
import { entryBytes, type Values, valuesOver } from '../../src/task/values.ts'
import {
  acceptsWythoffTask,
  fillWythoffByWasm,
  suitsWythoffWasm,
  wythoffWasmKernel,
} from '../../src/wasm/wythoff/wythoff-kernel.ts'
import { wythoffKernel } from '../../src/arrays/wythoff.ts'

const VALUES: readonly TableValue[] = ['outcome', 'remoteness', 'grundy']
const PLAYS: readonly PlayConvention[] = ['normal', 'misere']

function room(task: Task): Values {
  const { count } = lowerSetOf(WYTHOFF, task.caps, Number.POSITIVE_INFINITY)!
  return valuesOver(new ArrayBuffer(count * entryBytes(task)), task)
}

function plain(task: Task): Values {
  const values = room(task)
  wythoffKernel.fill(task, values)
  return values
}

function expectPlain(task: Task): void {
  const label = `${task.caps.join()} ${task.value} ${task.play}`
  expect(acceptsWythoffTask(task), label).toBe(true)
  const values = room(task)
  expect(fillWythoffByWasm(task, values), label).toBe(true)
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

  it('where the bound on remoteness leaves 8 bits of a cell, and of an entry', () => {
    for (const sum of [252, 253, 254, 255, 256]) {
      for (const x of [0, 1, 60, Math.floor(sum / 2)]) {
        for (const play of PLAYS) {
          expectPlain({ ruleset: WYTHOFF, caps: [x, sum - x], value: 'remoteness', play })
        }
      }
    }
  })

  it('where the bound on Grundy values leaves an entry of one byte', () => {
    for (const max of [83, 84, 85, 86]) expectAllPlain([max, max])
  })

  it('on a box of a thousand', () => {
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
        fillWythoffByWasm(task, values)
        let rank = 0
        for (let y = 0; y <= 40; y++) {
          for (let x = 0; x <= y; x++) {
            expect(values[rank++], `${x},${y} ${value} ${play}`).toBe(valueOf([x, y]))
          }
        }
      }
    }
  })

  it('leaves small tasks, and remoteness of 65534 or more, to typed arrays', () => {
    const small = boxTask(WYTHOFF, 10, 'remoteness', 'misere')
    expect(suitsWythoffWasm(small)).toBe(false)
    expect(wythoffWasmKernel.workspace(small)).toBe(wythoffKernel.workspace(small))
    const values = room(small)
    wythoffWasmKernel.fill(small, values)
    expect(values).toEqual(plain(small))
    const of = (y: number): Task => ({
      ruleset: WYTHOFF,
      caps: [0, y],
      value: 'remoteness',
      play: 'normal',
    })
    expect(acceptsWythoffTask(of(65533))).toBe(true)
    expectPlain(of(65533))
    expect(acceptsWythoffTask(of(65534))).toBe(false)
    wythoffWasmKernel.fill(of(65534), room(of(65534)))
  })

  it('fills large tasks', () => {
    const task = boxTask(WYTHOFF, 150, 'grundy', 'normal')
    expect(suitsWythoffWasm(task)).toBe(true)
    const values = room(task)
    wythoffWasmKernel.fill(task, values)
    expect(values).toEqual(plain(task))
  })

  it('answers absurd sizes', () => {
    for (const value of VALUES) {
      const task = boxTask(WYTHOFF, 1e12, value, 'normal')
      expect(acceptsWythoffTask(task)).toBe(false)
      expect(wythoffWasmKernel.workspace(task)).toBe(wythoffKernel.workspace(task))
    }
  })
})
