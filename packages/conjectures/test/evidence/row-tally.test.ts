import { sortedBox } from '@nim/core/rules'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { forEachRow } from '../../src/rows/for-each-row.ts'
import { rowTally } from '../../src/judge/row-tally.ts'
import { FAILS, HOLDS, SILENT, tally } from '../../src/judge/tally.ts'

const BOXES = [
  [1, 200],
  [2, 60],
  [3, 40],
  [4, 12],
] as const

it.each(BOXES)(
  'rowTally is a tally of one position after the other: %i piles up to %i',
  (n, max) => {
    const box = sortedBox(n, max)
    // rare failures and silences, so that many rows hold
    const marks = fc.array(
      fc.tuple(fc.nat(box.count - 1), fc.constantFrom<(0 | 1 | 2)[]>(HOLDS, FAILS, SILENT)),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(marks, fc.boolean(), (list, areBytes) => {
        const answers = new Uint8Array(box.count).fill(HOLDS)
        for (const [rank, answer] of list) answers[rank] = answer
        const numbers = Int32Array.from(answers, (_, rank) => (areBytes ? rank % 2 : rank))
        const actuals = areBytes ? Uint8Array.from(numbers) : numbers
        const plain = tally('h')
        box.forEach((x, rank) => {
          if (answers[rank] !== SILENT) plain.test(x, answers[rank] === HOLDS, actuals[rank]!)
        })
        const byRows = rowTally('h', actuals)
        forEachRow(box, (outer, length, rank) => {
          const fails = new Int32Array(8)
          const isSilent = new Int32Array(8)
          for (let x1 = 0; x1 < length; x1++) {
            if (answers[rank + x1] === FAILS) fails[x1 >> 5]! |= 1 << (x1 & 31)
            if (answers[rank + x1] === SILENT) isSilent[x1 >> 5]! |= 1 << (x1 & 31)
          }
          if (answers.subarray(rank, rank + length).some((answer) => answer !== HOLDS)) {
            byRows.testRow(outer, fails, isSilent, length)
          } else byRows.hold(length)
        })
        const describeIt = (x: readonly number[]) => ({ expected: 0, actual: 0, explain: x.join() })
        const data = list.length > 3 ? { marks: list.length } : undefined
        expect(byRows.result('test', describeIt, data)).toEqual(
          plain.result('test', describeIt, data),
        )
      }),
      { numRuns: 40 },
    )
  },
)
