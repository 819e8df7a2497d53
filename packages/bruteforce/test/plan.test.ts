import { parseRuleset, type Ruleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { type Job, type Plan, planOf, requiredMemory } from '../src/index.ts'
import { run } from '../src/plan/run.ts'
import { boxTask, type TableValue } from '../src/task/task.ts'
import { bytesAllocated } from './oracles/bytes-allocated.ts'
import { stepsOf } from './oracles/steps-of.ts'

type Shape = Pick<Plan, 'algorithm' | 'width' | 'bytes'>

/**
 * A job, and the steps of its plan in order. A step consists of the algorithm, the number of bytes
 * per cell, and the total number of bytes.
 */
const PLANS: readonly (readonly [
  ruleset: string,
  max: number,
  value: TableValue,
  how: Partial<Job>,
  ...steps: readonly (readonly [Shape['algorithm'], Shape['width'], Shape['bytes']])[],
])[] = [
  ['NIM(4,3)', 60, 'outcome', {}, ['generated', 8, 722384], ['typed arrays', 1, 639664]],
  ['NIM(4,3)', 60, 'remoteness', {}, ['generated', 1, 1050064], ['typed arrays', 1, 639664]],
  ['NIM(4,3)', 60, 'grundy', {}, ['generated', 1, 1050064], ['typed arrays', 1, 643760]],
  [
    'NIM(4,3)',
    60,
    'outcome',
    { byLayers: true },
    ['generated', 8, 329664],
    ['typed arrays', 1, 639664],
  ],
  ['NIM(4,3)', 60, 'outcome', { kernel: 'plain' }, ['typed arrays', 1, 639664]],
  ['NIM(4,3)', 60, 'outcome', { kernel: 'second' }, ['typed arrays', 1, 639664]],
  ['NIM(3,2)', 9, 'outcome', {}, ['typed arrays', 1, 1136]],
  ['NIM(3,2)', 9, 'outcome', { kernel: 'second' }, ['generated', 8, 327856], ['reference', 1, 460]],
  [
    'SN(5,{2,3,4,5})',
    40,
    'grundy',
    {},
    ['generated', 2, 3343680],
    ['generated', 4, 6423872],
    ['typed arrays', 1, 1230323],
  ],
  ['SN(6,{1,2,3,4,5,6})', 18, 'grundy', {}, ['generated', 4, 1114912], ['typed arrays', 1, 139524]],
  ['SN(3,{1})', 400, 'remoteness', {}, ['generated', 2, 22616352], ['typed arrays', 2, 21671274]],
  ['NIM(4,3)', 30, 'outcome', {}, ['generated', 8, 441352], ['typed arrays', 1, 48984]],
  [
    'SN(5,{2,3,4,5})',
    18,
    'grundy',
    {},
    ['generated', 2, 559337],
    ['generated', 4, 559337],
    ['typed arrays', 1, 40629],
  ],
  [
    'SN(7,{2,5})',
    9,
    'remoteness',
    { byLayers: true },
    ['generated', 1, 340208],
    ['typed arrays', 1, 17588],
  ],
  ['HNIM(3;{1,2},{3})', 40, 'grundy', {}, ['generated', 1, 131072], ['typed arrays', 1, 73145]],
  ['HNIM(3;{1,2},{3})', 40, 'outcome', {}, ['generated', 8, 65536], ['typed arrays', 1, 69049]],
  ['HNIM(3;{1,2},{3})', 9, 'remoteness', {}, ['typed arrays', 1, 1128]],
  ['WYTHOFF', 160, 'grundy', {}, ['generated', 2, 94194], ['typed arrays', 2, 42826]],
  ['WYTHOFF', 40, 'remoteness', { kernel: 'second' }, ['reference', 1, 1517]],
  ['MOORE(3,2)', 9, 'grundy', {}, ['reference', 1, 460]],
  ['SUB(2;1,3)', 20, 'outcome', { kernel: 'second' }, ['reference', 1, 567]],
]

function jobOf(text: string, max: number, value: TableValue, how: Partial<Job> = {}): Job {
  return { ...boxTask(parseRuleset(text), max, value, 'normal'), ...how }
}

describe('the plan for a job', () => {
  for (const [text, max, value, how, ...steps] of PLANS) {
    it(`${text}, max=${max}, ${value} ${JSON.stringify(how)}`, () => {
      const planned = stepsOf(planOf(jobOf(text, max, value, how)))
      expect(planned.map(({ algorithm, width, bytes }) => [algorithm, width, bytes])).toEqual(steps)
    })
  }

  it('is plain data, and always the same for the same job', () => {
    for (const [text, max, value, how] of PLANS) {
      const plan = planOf(jobOf(text, max, value, how))
      expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
      if (plan.layers === 0) run(plan, 2 ** 31).cells.release()
      expect(planOf(jobOf(text, max, value, how))).toEqual(plan)
    }
  })

  it('divides large boxes among threads', () => {
    const threads = (text: string, max: number, how: Partial<Job>) =>
      stepsOf(planOf(jobOf(text, max, 'outcome', how))).map((step) => step.threads)
    expect(threads('NIM(4,3)', 300, { threads: 3 })).toEqual([3, 3])
    expect(threads('NIM(4,3)', 50, { threads: 3 })).toEqual([1, 1])
    expect(threads('NIM(4,3)', 50, { threads: 3, smallest: 0 })).toEqual([3, 3])
    expect(threads('NIM(4,3)', 1, { threads: 3, smallest: 0 })).toEqual([2, 2])
    expect(threads('NIM(2,1)', 3000, { threads: 3 })).toEqual([3])
    expect(threads('NIM(2,1)', 2000, { threads: 3 })).toEqual([1])
    expect(threads('WYTHOFF', 900, { threads: 3 })).toEqual([1, 1])
  })

  it('states the number of bytes that nimlab allocates, and fails if they exceed the limit', () => {
    for (const [text, max, value, { byLayers: _, ...how }] of PLANS) {
      const job = jobOf(text, max, value, how)
      const plan = planOf(job)
      // The first run creates the modules, which do not belong to any table.
      const made = run(plan, 2 ** 31)
      // The first run did not release its memory, so the second run allocates a new memory.
      const bytes = bytesAllocated(() => void run(made.plan, 2 ** 31))
      expect(bytes, text).toBeLessThanOrEqual(made.plan.bytes)
      const refused = bytesAllocated(() => {
        expect(() => run(plan, plan.bytes - 1), text).toThrow(
          new RegExp(
            `box max=${max}: the ${value} table.* needs .* for ${plan.positions} positions`,
          ),
        )
      })
      expect(refused).toBe(0)
      expect(requiredMemory(job.ruleset, { max }, value, how.kernel)).toBe(plan.bytes)
    }
  })

  it('is rejected for an unknown game or an invalid number of threads', () => {
    const unknown = { kind: 'HEAPS', piles: 2 } as unknown as Ruleset
    for (const value of ['outcome', 'remoteness', 'grundy'] as const) {
      for (const kernel of ['auto', 'plain', 'second'] as const) {
        const job: Job = { ruleset: unknown, caps: [3, 3], value, play: 'normal', kernel }
        expect(() => planOf(job)).toThrow(RangeError)
        expect(() => planOf(job)).toThrow(/no game of kind 'HEAPS'/)
        const known = { ...job, ruleset: parseRuleset('NIM(2,1)') }
        expect(() => planOf({ ...known, threads: 0 })).toThrow(/threads: expected a whole number/)
      }
    }
  })
})
