import { formatRuleset, hypergraphNim, type Ruleset, slowSetNim, WYTHOFF } from '@nim/core/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { planOf, requiredMemory, solve, type TableValue, valuesMemory } from '../../src/index.ts'
import { run } from '../../src/plan/run.ts'
import { boxTask } from '../../src/task/task.ts'
import { solveInThreads } from '../../src/workers/threads.ts'
import { bytesAllocated, takeIdleMemories } from '../oracles/bytes-allocated.ts'

const VALUES = ['outcome', 'remoteness', 'grundy'] as const

/** Boxes with at least a million positions. */
const BOXES: readonly (readonly [Ruleset, max: number])[] = [
  [slowSetNim(3, [2]), 190],
  [slowSetNim(3, [1, 2, 3]), 180],
  [slowSetNim(4, [3]), 70],
  [slowSetNim(4, [1, 4]), 68],
  [slowSetNim(5, [3]), 40],
  [slowSetNim(5, [1, 5]), 41],
  [slowSetNim(6, [5]), 27],
  [slowSetNim(7, [4, 7]), 21],
  [slowSetNim(8, [4]), 18],
  [slowSetNim(12, [1, 6]), 9],
]

function expectNear(required: number, made: number): void {
  expect(made).toBeGreaterThan(10 ** 5)
  expect(Math.abs(required / made - 1), `${required} for ${made}`).toBeLessThan(0.05)
}

beforeEach(takeIdleMemories)

describe('the plan states the allocated bytes to within 5 %', () => {
  for (const [ruleset, max] of BOXES) {
    it(`by the kernel of ${formatRuleset(ruleset)} up to ${max}`, () => {
      for (const value of VALUES) {
        const work = () => run(planOf(boxTask(ruleset, max, value, 'normal')), 2 ** 31)
        // The first run creates modules, which nimlab keeps and which do not belong to any table.
        // The first run does not release the memory of its table, so the second run needs a new
        // memory. A memory that is too small grows.
        const { plan } = work()
        const made = bytesAllocated(() => void work())
        expectNear(plan.bytes, made)
        if (value !== 'grundy') expect(requiredMemory(ruleset, { max }, value)).toBe(plan.bytes)
      }
    })
  }

  it('by the kernels of hypergraphs', () => {
    for (const [edges, max] of [
      [[[1, 2], [3]], 127],
      [[[1], [1, 2]], 130],
      [[[1], [2], [3], [1, 2]], 150],
    ] as const) {
      const ruleset = hypergraphNim(3, edges)
      for (const value of VALUES) {
        const work = () => solve(ruleset, { max }, { value })
        work()
        expectNear(
          requiredMemory(ruleset, { max }, value),
          bytesAllocated(() => void work()),
        )
      }
    }
  })

  it('by typed arrays', () => {
    for (const [ruleset, max, kernel] of sampled(
      [
        [slowSetNim(2, [1, 2]), 1500, 'auto'],
        [slowSetNim(8, [8]), 17, 'plain'],
        [slowSetNim(3, [2]), 190, 'plain'],
        [slowSetNim(4, [1, 4]), 68, 'plain'],
        [slowSetNim(6, [6]), 27, 'plain'],
      ] as const,
      3,
    )) {
      for (const value of VALUES) {
        const made = bytesAllocated(() => void solve(ruleset, { max }, { value, kernel }))
        expectNear(requiredMemory(ruleset, { max }, value, kernel), made)
      }
    }
  })

  it('and valuesMemory is the size of the additional array of values', () => {
    for (const [ruleset, value] of [
      ...VALUES.map((value) => [slowSetNim(4, [2]), value] as const),
      ...VALUES.map((value) => [hypergraphNim(4, [[1, 2], [3]]), value] as const),
    ] as const) {
      const table = solve(ruleset, { max: 70 }, { value })
      // The first count creates the module that reads the table.
      expect(table.countP()).toBeGreaterThan(0)
      const made = bytesAllocated(() => void table.values)
      expect(valuesMemory(ruleset, { max: 70 }, value)).toBe(table.values.byteLength)
      expectNear(table.values.byteLength, made)
    }
    expect(valuesMemory(WYTHOFF, { max: 70 }, 'outcome')).toBe(0)
  })
})

describe('a table that needs more memory than the limit', () => {
  const ruleset = slowSetNim(4, [1, 4])
  const max = 68

  it('is rejected before nimlab allocates anything, with the needed amount and the limit', async () => {
    for (const value of VALUES) {
      const memory = requiredMemory(ruleset, { max }, value)
      const refused = bytesAllocated(() => {
        expect(() => solve(ruleset, { max }, { value, memory: memory - 1 })).toThrow(
          /^SN\(4,\{1,4\}\), box max=68: the \w+ table needs [\d.]+ [KM]iB for 1028790 positions, the limit is [\d.]+ [KM]iB$/,
        )
      })
      expect(refused).toBeLessThan(memory / 20)
      const table = solve(ruleset, { max }, { value, memory })
      expect(table.countP()).toBeGreaterThan(0)
      await expect(
        solveInThreads(ruleset, { max }, { value, memory, threads: 2, smallest: 0 }),
      ).rejects.toThrow(/with 2 threads needs .* for 1028790 positions, the limit is/)
    }
  })

  it('is rejected as soon as Grundy values need wider cells', () => {
    // This game has Grundy values above 7, but not in a corner of the box.
    const wide = slowSetNim(7, [4, 7])
    const memory = requiredMemory(wide, { max: 21 }, 'grundy')
    expect(() => solve(wide, { max: 21 }, { value: 'grundy', memory })).toThrow(
      /^SN\(7,\{4,7\}\), box max=21: the grundy table needs .* the limit is/,
    )
    const more = planOf(boxTask(wide, 21, 'grundy', 'normal')).otherwise!.bytes
    expect(more).toBeGreaterThan(1.5 * memory)
    expect(solve(wide, { max: 21 }, { value: 'grundy', memory: more }).histogram().length).toBe(
      solve(wide, { max: 21 }, { value: 'grundy', kernel: 'plain' }).histogram().length,
    )
  })

  it('is stored in typed arrays if a kernel cannot address that much memory', () => {
    const addressed = (max: number, value: TableValue) =>
      planOf(boxTask(slowSetNim(4, [3]), max, value, 'normal')).algorithm === 'generated'
    expect([addressed(760, 'outcome'), addressed(1100, 'outcome')]).toEqual([true, false])
    expect([addressed(300, 'grundy'), addressed(760, 'grundy')]).toEqual([true, false])
    const absurd = planOf(boxTask(slowSetNim(7, [3]), 10 ** 9, 'outcome', 'normal'))
    expect([absurd.algorithm, absurd.bytes]).toEqual(['typed arrays', Number.POSITIVE_INFINITY])
  })
})
