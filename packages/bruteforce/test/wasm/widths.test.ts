import { formatRuleset, slowSetNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { grundyCorner } from '../../src/wasm/slow/grundy-corner.ts'
import { solve } from '../../src/index.ts'
import { boxTask } from '../../src/task/task.ts'
import { grundyCell } from '../../src/wasm/slow/cell.ts'
import { firstDifference } from '../oracles/first-difference.ts'
import { byKernel, discard, solveByKernel } from '../oracles/kernel-table.ts'
import { generatedWidths } from '../oracles/steps-of.ts'

const PLAYS = ['normal', 'misere'] as const

describe('remoteness is stored in one byte up to the bound 253, and in two bytes from 254 on', () => {
  // The bound is ⌊n·B / min A⌋. In games with A = {n}, the largest remoteness is B.
  for (const [n, sizes, max, bound, largest] of sampled(
    [
      [3, [1], 84, 252, 252],
      [4, [1], 63, 252, 252],
      [3, [3], 252, 252, 252],
      [3, [3], 253, 253, 253],
      [3, [2], 169, 253, 253],
      [3, [2, 3], 169, 253, null],
      [3, [3], 254, 254, 254],
      [3, [3], 255, 255, 255],
      [3, [1], 85, 255, 255],
      [3, [1, 3], 85, 255, null],
      [3, [2], 170, 255, null],
      [3, [3], 256, 256, 256],
      [4, [1, 4], 64, 256, null],
      [3, [2], 171, 256, 256],
      [3, [3], 257, 257, 257],
    ] as const,
    3,
  )) {
    const ruleset = slowSetNim(n, sizes)
    it(`${formatRuleset(ruleset)} up to ${max}: bound ${bound}`, () => {
      for (const play of PLAYS) {
        const asked = { ruleset, max, value: 'remoteness', play } as const
        const box = boxTask(ruleset, max, 'remoteness', play)
        expect(generatedWidths({ ...box, smallest: 0 })).toEqual(bound <= 253 ? [1] : [2])
        const plain = solve(ruleset, { max }, { value: 'remoteness', play, kernel: 'plain' })
        if (largest !== null) expect(plain.histogram().length - 1).toBe(largest)
        for (const bytes of bound <= 253 ? ([1, 2] as const) : ([2] as const)) {
          const { table, run } = byKernel(asked, bytes)!
          expect(table.values.BYTES_PER_ELEMENT).toBe(bytes)
          expect(firstDifference(table, plain.values)).toBe(null)
          discard(run)
        }
      }
    })
  }

  it('and typed arrays store it if two bytes are too few', () => {
    const widths = (max: number) =>
      generatedWidths({
        ...boxTask(slowSetNim(3, [1]), max, 'remoteness', 'normal'),
        byLayers: true,
      })
    expect(widths(21844)).toEqual([2])
    expect(widths(21845)).toEqual([])
  })
})

describe('nimlab rejects a width if and only if a Grundy value does not fit', () => {
  for (const [n, sizes, play, max, largest] of [
    [3, [1, 2, 3], 'normal', 40, 7],
    [4, [2, 3, 4], 'normal', 9, 7],
    [4, [2, 3, 4], 'normal', 10, 8],
    [4, [2, 3, 4], 'misere', 13, 7],
    [4, [2, 3, 4], 'misere', 14, 8],
    [5, [1, 2], 'normal', 6, 7],
    [5, [1, 2], 'normal', 7, 8],
    [5, [3, 4], 'normal', 13, 7],
    [5, [3, 4], 'normal', 14, 8],
    [4, [1, 2, 3, 4], 'normal', 8, 15],
    [5, [2, 4], 'normal', 15, 15],
    [6, [1, 2, 3, 4], 'normal', 7, 15],
    [6, [1, 2, 3, 4], 'misere', 8, 17],
    [6, [2, 4, 5], 'misere', 10, 15],
    [6, [2, 4, 5], 'misere', 11, 16],
    [5, [1, 2, 3, 4, 5], 'misere', 16, 31],
    [6, [1, 2, 3, 4, 5, 6], 'normal', 9, 31],
    [6, [1, 2, 3, 4, 5, 6], 'normal', 10, 33],
    [6, [1, 2, 3, 4, 5, 6], 'misere', 9, 31],
    [6, [1, 2, 3, 4, 5, 6], 'misere', 10, 33],
  ] as const) {
    const ruleset = slowSetNim(n, sizes)
    it(`${formatRuleset(ruleset)} up to ${max}, ${play}: ${largest}`, () => {
      const plain = solve(ruleset, { max }, { value: 'grundy', play, kernel: 'plain' })
      expect(plain.histogram().length - 1).toBe(largest)
      for (const bytes of [1, 2, 4] as const) {
        const made = byKernel({ ruleset, max, value: 'grundy', play }, bytes)
        expect(made !== null).toBe(largest < 8 * bytes)
        if (made === null) continue
        expect(firstDifference(made.table, plain.values)).toBe(null)
        discard(made.run)
      }
    })
  }
})

it('every position with enough options for a Grundy value that does not fit checks the size of its value', () => {
  // No known game SN(n,A) contains a position that has the maximum of 8 or 16 options, all with
  // distinct values. So no table reaches the last case that can overflow.
  for (const bytes of [1, 2, 4] as const) {
    expect(grundyCell(bytes, 8 * bytes - 1).overflows).toBe(false)
    expect(grundyCell(bytes, 8 * bytes).overflows).toBe(true)
  }
})

describe('a cell width that is too narrow for the box', () => {
  it('is detected in a corner of the box if a position there has at least 8 options', () => {
    for (const [n, sizes, width] of [
      [5, [2, 3, 4, 5], 2],
      [6, [1, 2, 3, 4, 5, 6], 4],
      [7, [3], 1],
      [5, [1, 2], 1],
    ] as const) {
      for (const play of PLAYS) {
        const ruleset = slowSetNim(n, sizes)
        const { max, largest } = grundyCorner(ruleset, play)
        const plain = solve(ruleset, { max }, { value: 'grundy', play, kernel: 'plain' })
        expect(plain.histogram().length - 1).toBe(largest)
        expect(plain.box.count).toBeLessThanOrEqual(500)
        const box = boxTask(ruleset, 20, 'grundy', play)
        expect(generatedWidths({ ...box, smallest: 0 })[0]).toBe(width)
      }
    }
  })

  it('makes solve use the next width, and typed arrays if Grundy values exceed 31', () => {
    for (const [n, sizes, max, largest] of [
      [4, [2, 3, 4], 40, 15],
      [6, [1, 2, 3, 4], 16, 31],
      [6, [1, 2, 3, 4, 5, 6], 18, 63],
    ] as const) {
      const ruleset = slowSetNim(n, sizes)
      const plain = solve(ruleset, { max }, { value: 'grundy', kernel: 'plain' })
      expect(plain.histogram().length - 1).toBeGreaterThan((largest - 1) / 2)
      expect(plain.histogram().length - 1).toBeLessThanOrEqual(largest)
      const auto = solve(ruleset, { max }, { value: 'grundy' })
      expect(auto.digest()).toBe(plain.digest())
      auto.release()
    }
    const most = slowSetNim(6, [1, 2, 3, 4, 5, 6])
    expect(() => solveByKernel(most, { max: 10 }, { value: 'grundy' })).toThrow(RangeError)
  })
})
