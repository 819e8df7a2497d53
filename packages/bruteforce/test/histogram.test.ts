import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slowSetNim } from '@nim/core/rules'
import { entryCounter } from '../src/cells/histogram.ts'
import { solve } from '../src/index.ts'

const pieces = fc.array(
  fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.uint16Array({ maxLength: 40 }),
    fc.uint32Array({ maxLength: 40, max: 100_000 }),
  ),
)

it('a counter counts the entries of pieces of any width, up to the largest entry', () => {
  fc.assert(
    fc.property(pieces, (some) => {
      const counter = entryCounter()
      const expected: number[] = []
      for (const piece of some) {
        counter.add(piece, 0)
        for (const entry of piece) {
          while (expected.length <= entry) expected.push(0)
          expected[entry]!++
        }
      }
      expect(counter.counts()).toEqual(expected)
      // The counter continues after its counts have been read.
      counter.add(Uint8Array.of(3), 0)
      expect(counter.counts()[3]).toBe((expected[3] ?? 0) + 1)
    }),
  )
})

it('the histogram of outcomes ends with P if no position is N', () => {
  expect(solve(slowSetNim(2, [2]), { max: 0 }, { value: 'outcome' }).histogram()).toEqual([1])
  expect(solve(slowSetNim(2, [2]), { max: 1 }, { value: 'outcome' }).histogram()).toEqual([2, 1])
  expect(
    solve(slowSetNim(2, [2]), { max: 0 }, { value: 'outcome', play: 'misere' }).histogram(),
  ).toEqual([0, 1])
})
