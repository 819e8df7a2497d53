import { formatRuleset, parseRuleset, type PlayConvention } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import {
  type Algorithm,
  planOf,
  reductionMemory,
  reductionTable,
  requiredMemory,
  type SecondTable,
  solve,
  solveByLayers,
  type TableValue,
} from '../src/index.ts'
import { boxTask } from '../src/task/task.ts'
import { smallBoxes } from './arbitraries/ruleset.ts'
import { bytesAllocated } from './oracles/bytes-allocated.ts'
import { firstDifference } from './oracles/first-difference.ts'

const PLAYS: readonly PlayConvention[] = ['normal', 'misere']

/**
 * The box, the value, the algorithm of `auto`, the algorithm of the second table, and whether they
 * are independent.
 */
const BOXES: readonly (readonly [string, number, TableValue, Algorithm, Algorithm, boolean])[] = [
  ['NIM(4,3)', 45, 'outcome', 'generated', 'typed arrays', true],
  ['NIM(4,3)', 45, 'remoteness', 'generated', 'typed arrays', true],
  ['SN(3,{1,3})', 85, 'grundy', 'generated', 'typed arrays', true],
  ['HNIM(3;{1,2},{3})', 40, 'outcome', 'generated', 'typed arrays', true],
  ['WYTHOFF', 160, 'grundy', 'generated', 'typed arrays', true],
  ['NIM(3,2)', 9, 'outcome', 'typed arrays', 'generated', true],
  ['SN(5,{1,4})', 8, 'remoteness', 'typed arrays', 'generated', true],
  ['SN(4,1..4)', 12, 'grundy', 'typed arrays', 'generated', true],
  ['NIM(8,3)', 4, 'grundy', 'typed arrays', 'generated', true],
  ['SN(9,{2,8})', 3, 'remoteness', 'typed arrays', 'generated', true],
  ['NIM(8,4)', 11, 'outcome', 'generated', 'generated', true],
  ['NIM(13,6)', 2, 'grundy', 'typed arrays', 'reference', true],
  ['NIM(2,1)', 60, 'outcome', 'typed arrays', 'reference', true],
  ['NIM(1,1)', 5000, 'remoteness', 'typed arrays', 'reference', true],
  ['HNIM(3;{1,2},{3})', 9, 'grundy', 'typed arrays', 'generated', true],
  ['WYTHOFF', 40, 'remoteness', 'typed arrays', 'reference', true],
  // For these small boxes, `auto` may use either algorithm. The second table is compared with typed
  // arrays.
  ['NIM(3,2)', 60, 'remoteness', 'generated', 'generated', true],
  ['SN(5,{1,4})', 12, 'outcome', 'generated', 'generated', true],
  ['NIM(7,4)', 7, 'grundy', 'generated', 'generated', true],
  ['HNIM(3;{1,2},{3})', 25, 'remoteness', 'generated', 'generated', true],
  // Grundy values above 31 fit into no generated kernel.
  ['SN(6,1..6)', 10, 'grundy', 'generated', 'reference', true],
  ['SN(7,1..7)', 16, 'grundy', 'generated', 'typed arrays', false],
  // These boxes are too large for the definitions, and there is no generated kernel for them.
  ['NIM(2,1)', 700, 'outcome', 'typed arrays', 'typed arrays', false],
]

describe('a second algorithm', () => {
  for (const [name, max, value, auto, algorithm, isIndependent] of sampled(BOXES, 3)) {
    it(`computes the ${value} table of ${name}, max=${max} by ${algorithm} if auto uses ${auto}`, () => {
      const ruleset = parseRuleset(name)
      for (const play of PLAYS) {
        const made: SecondTable[] = []
        const second = solve(
          ruleset,
          { max },
          { value, play, kernel: 'second', onSecond: (table) => made.push(table) },
        )
        expect(planOf(boxTask(ruleset, max, value, play)).algorithm).toBe(auto)
        expect(made).toEqual([{ algorithm, isIndependent }])
        const first = solve(ruleset, { max }, { value, play })
        expect(firstDifference(second, first.values)).toBeNull()
        expect(second.digest()).toBe(first.digest())
      }
    })
  }

  it('produces the same values and digests on random rulesets', () => {
    const values = fc.constantFrom<TableValue>('outcome', 'remoteness', 'grundy')
    fc.assert(
      fc.property(smallBoxes, values, fc.constantFrom(...PLAYS), (box, value, play) => {
        const { ruleset, max } = box
        const made: SecondTable[] = []
        const second = solve(
          ruleset,
          { max },
          { value, play, kernel: 'second', onSecond: (table) => made.push(table) },
        )
        expect(made.map(({ isIndependent }) => isIndependent)).toEqual([true])
        const first = solve(ruleset, { max }, { value, play })
        expect(firstDifference(second, first.values), formatRuleset(ruleset)).toBeNull()
      }),
      { numRuns: 100 },
    )
  })

  it('is also available layer by layer', () => {
    const ruleset = parseRuleset('NIM(3,2)')
    const made: SecondTable[] = []
    let positions = 0
    let countP = 0
    solveByLayers(
      ruleset,
      { max: 12 },
      { value: 'outcome', kernel: 'second', onSecond: (table) => made.push(table) },
      (layer) => {
        positions += layer.positions
        countP += layer.countP()
      },
    )
    expect(made).toEqual([{ algorithm: 'generated', isIndependent: true }])
    const table = solve(ruleset, { max: 12 }, { value: 'outcome' })
    expect([positions, countP]).toEqual([table.box.count, table.countP()])
  })

  it('includes its own memory in the limit, and rejects a table beyond the limit', () => {
    for (const [name, max, value] of sampled(BOXES, 3)) {
      const ruleset = parseRuleset(name)
      const memory = requiredMemory(ruleset, { max }, value, 'second')
      const options = { value, kernel: 'second' } as const
      if (value !== 'grundy') {
        solve(ruleset, { max }, options).release()
        const bytes = bytesAllocated(() => solve(ruleset, { max }, { ...options, memory }))
        expect(bytes, `${name} max=${max} ${value}`).toBeLessThanOrEqual(memory)
      }
      expect(() => solve(ruleset, { max }, { ...options, memory: memory - 1 })).toThrow(
        /^.* box max=\d+: the \w+ table needs .* the limit is/,
      )
    }
  })
})

describe('a second reduction table', () => {
  for (const [name, max, isIndependent] of [
    ['NIM(4,3)', 9, true],
    ['SN(5,{2,3})', 7, true],
    ['SN(9,{2,8})', 2, false],
  ] as const) {
    it(`of ${name} equals that of the first algorithm`, () => {
      const ruleset = parseRuleset(name)
      const made: SecondTable[] = []
      const memory = reductionMemory(ruleset, { max }, 'second')
      const second = reductionTable(
        ruleset,
        { max },
        { memory, kernel: 'second', onSecond: (table) => made.push(table) },
      )
      expect(made).toEqual([{ algorithm: 'typed arrays', isIndependent }])
      const first = reductionTable(ruleset, { max })
      for (let rank = 0; rank < first.box.count; rank++) {
        expect(second.reducedAt(rank)).toEqual(first.reducedAt(rank))
        expect(second.isReducedRank(rank)).toBe(first.isReducedRank(rank))
      }
      expect(() =>
        reductionTable(ruleset, { max }, { memory: memory - 1, kernel: 'second' }),
      ).toThrow(/the reduction table needs/)
    })
  }
})
