import {
  exactSlowNim,
  hypergraphNim,
  parseRuleset,
  slowSetNim,
  sortedBox,
  WYTHOFF,
} from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reductionTable, requiredMemory, solve, type TableValue } from '../src/index.ts'
import { smallBoxes } from './arbitraries/ruleset.ts'

describe('solve rejects a table that is too large, in one sentence', () => {
  for (const [name, max, value, message] of [
    [
      'NIM(4,3)',
      1000,
      'outcome',
      'NIM(4,3), box max=1000: the outcome table needs 39.2 GiB for 42084793751 positions, the limit is 2.0 GiB',
    ],
    [
      'HNIM(3;{1,2},{3})',
      5000,
      'remoteness',
      'HNIM(3;{3},{1,2}), box max=5000: the remoteness table needs 233 GiB for 125075015001 positions, the limit is 2.0 GiB',
    ],
    [
      'NIM(1000,3)',
      10 ** 9,
      'grundy',
      'NIM(1000,3), box max=1000000000: the grundy table needs more than 8 PiB for more than 2^53 positions, the limit is 2.0 GiB',
    ],
    [
      'NIM(100000,50000)',
      10 ** 9,
      'outcome',
      'NIM(100000,50000), box max=1000000000: the outcome table needs more than 8 PiB for more than 2^53 positions, the limit is 2.0 GiB',
    ],
    [
      'WYTHOFF',
      10 ** 9,
      'grundy',
      'WYTHOFF, box max=1000000000: the grundy table needs more than 8 PiB for more than 2^53 positions, the limit is 2.0 GiB',
    ],
  ] as const) {
    it(`${name} up to ${max}`, () => {
      expect(() => solve(parseRuleset(name), { max }, { value })).toThrow(new RangeError(message))
    })
  }

  it('even if the memory suffices but a single typed array does not', () => {
    expect(() =>
      solve(exactSlowNim(4, 3), { max: 1000 }, { value: 'outcome', memory: 2 ** 50 }),
    ).toThrow(
      new RangeError(
        'NIM(4,3), box max=1000: the outcome table needs 39.2 GiB for 42084793751 positions, a table has at most 4294967295 entries',
      ),
    )
  })

  it('unless the box is small, however many piles the game has', () => {
    const { values } = solve(exactSlowNim(100_000, 7), { max: 0 }, { value: 'outcome' })
    expect(Array.from(values)).toEqual([0])
  })

  it('and a box whose limit is not a whole number', () => {
    for (const max of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => solve(WYTHOFF, { max }, { value: 'outcome' })).toThrow(RangeError)
    }
  })
})

it('accepts a table that needs exactly the limit', () => {
  const ruleset = slowSetNim(3, [1, 2])
  const memory = requiredMemory(ruleset, { max: 9 }, 'grundy')
  expect(solve(ruleset, { max: 9 }, { value: 'grundy', memory }).values.length).toBe(220)
  expect(() => solve(ruleset, { max: 9 }, { value: 'grundy', memory: memory - 1 })).toThrow(
    RangeError,
  )
})

it('requiredMemory covers the values, with little overhead in large boxes', () => {
  const values = fc.constantFrom<TableValue>('outcome', 'remoteness', 'grundy')
  fc.assert(
    fc.property(smallBoxes, values, ({ ruleset, max }, value) => {
      const table = solve(ruleset, { max }, { value })
      expect(requiredMemory(ruleset, { max }, value)).toBeGreaterThanOrEqual(
        table.values.byteLength,
      )
    }),
  )
  const ruleset = hypergraphNim(4, [[1, 2], [3]])
  const bytes = requiredMemory(ruleset, { max: 99 }, 'grundy')
  expect(bytes).toBeGreaterThan(10 ** 8)
  expect(bytes).toBeLessThan(1.03 * 10 ** 8)
  // The rows are skewed, one for each x_1 + x_2. Each pile except the last is an edge by itself.
  const askew = requiredMemory(hypergraphNim(4, [[1], [2], [3], [1, 4]]), { max: 99 }, 'remoteness')
  expect(askew).toBeGreaterThan(2 * 2 * 10 ** 8)
  expect(askew).toBeLessThan(2 * 2.06 * 10 ** 8)
  // A row has 128 bits. One in 101 cells only closes a row, and one in 101 rows only closes a
  // plane.
  const bits = requiredMemory(ruleset, { max: 99 }, 'outcome')
  expect(bits).toBeGreaterThan(16 * 10 ** 6)
  expect(bits).toBeLessThan(1.05 * 16 * 10 ** 6)
})

it('reductionTable rejects a table that is too large', () => {
  expect(() => reductionTable(exactSlowNim(4, 3), { max: 1000 })).toThrow(
    /^NIM\(4,3\), box max=1000: the reduction table needs .* for 42084793751 positions, the limit/,
  )
  expect(() => reductionTable(exactSlowNim(1000, 3), { max: 10 ** 9 })).toThrow(RangeError)
})

it('a game with one pile needs memory only for its table, because ranks and positions coincide', () => {
  const { piles, max } = sortedBox(1, 2_000_000)
  const bytes = requiredMemory(exactSlowNim(piles, 1), { max }, 'outcome')
  expect(bytes).toBeGreaterThan(max)
  expect(bytes).toBeLessThan(1.01 * max)
})
