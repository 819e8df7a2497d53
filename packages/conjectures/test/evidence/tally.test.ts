import { denseBox, sortedBox } from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forEachRow } from '../../src/rows/for-each-row.ts'
import { instanceTally } from '../../src/judge/instance-tally.ts'
import { FAILS, HOLDS, SILENT, tally } from '../../src/judge/tally.ts'

const nothing = { expected: 0, actual: 0, explain: '' }

describe('tally', () => {
  it('reports the failing position with the least sum, then the lexicographically first', () => {
    const found = tally('header')
    for (const position of [
      [0, 9],
      [3, 3],
      [2, 4],
      [1, 5],
      [0, 7],
    ])
      found.compare(position, 1, 0)
    found.compare([0, 0], 1, 1)
    const result = found.result('test', () => nothing)
    expect(result.verdict).toBe('refuted')
    expect(result.counterexample?.position).toEqual([1, 5])
    expect(result).toMatchObject({ checked: 6, failures: 5 })
  })

  it('finds the same by rows as position by position', () => {
    const said = fc.tuple(fc.constantFrom(HOLDS, FAILS, SILENT), fc.nat(2 ** 31 - 1))
    const row = fc.tuple(fc.nat(30), fc.array(said, { maxLength: 40 }))
    // more rows than a part of the stream has words come to the same as fewer
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), fc.constantFrom(1, 150), (rows, times) => {
        const [byRows, one] = [tally('header'), tally('header')]
        for (let time = 0; time < times; time++) {
          for (const [x2, row] of rows) {
            const answers = Uint8Array.from(row, ([answer]) => answer)
            const actuals = [7, ...row.map(([, actual]) => actual)]
            byRows.testRow([0, x2], answers, answers.length, actuals, 1)
            row.forEach(([answer, actual], x1) => {
              if (answer !== SILENT) one.test([x1, x2], answer === HOLDS, actual)
            })
          }
        }
        expect(byRows.result('test', () => nothing)).toEqual(one.result('test', () => nothing))
      }),
      { numRuns: 30 },
    )
  })

  it('finds the same from words of rows and of ranks as position by position', () => {
    const box = sortedBox(3, 12)
    const values = fc.array(fc.tuple(fc.boolean(), fc.nat(2 ** 31 - 1)), {
      minLength: box.count,
      maxLength: box.count,
    })
    const cuts = fc.uniqueArray(fc.nat(box.count), { maxLength: 5 })
    fc.assert(
      fc.property(values, cuts, fc.constantFrom(1, 97, Infinity), (given, cut, every) => {
        // half of them fail, or few, or none
        const said = given.map(
          ([holds, actual], i) => [holds || i % every !== 1 % every, actual] as const,
        )
        const words = Uint32Array.from(said, ([holds, actual]) => 2 * actual + (holds ? 0 : 1))
        const [one, byRows, byRanks] = [tally('header'), tally('header'), tally('header')]
        box.forEach((x, rank) => one.test(x, said[rank]![0], said[rank]![1]))
        forEachRow(box, (outer, length, rank) => {
          const at = byRows.beginRow(length)
          const row = words.subarray(rank, rank + length)
          byRows.words.set(row, at)
          byRows.endRow(outer, length, row.some((word) => word % 2 === 1) ? 1 : 0)
        })
        const ends = [0, ...cut.toSorted((a, b) => a - b), box.count]
        ends.slice(1).forEach((end, i) => {
          const part = words.slice(ends[i], end)
          const failing = part.some((word) => word % 2 === 1) ? 1 : 0
          byRanks.testRanks(box, ends[i]!, part, part.length, failing)
        })
        const result = one.result('test', () => nothing)
        expect(byRows.result('test', () => nothing)).toEqual(result)
        expect(byRanks.result('test', () => nothing)).toEqual(result)
      }),
      { numRuns: 30 },
    )
  })

  it.each([sortedBox(1, 40), sortedBox(2, 9), sortedBox(4, 5), denseBox(2, 6), denseBox(3, 3)])(
    'finds the smallest failure by ranks in every box: $piles, $max, $sorted',
    (box) => {
      const bits = fc.array(fc.nat(9), { minLength: box.count, maxLength: box.count })
      fc.assert(
        fc.property(bits, fc.nat(box.count - 1), fc.constantFrom(0, 1, 8), (given, cut, most) => {
          const words = Uint32Array.from(given, (bit) => (bit < most ? 1 : 0))
          const [one, byRanks] = [tally('header'), tally('header')]
          box.forEach((x, rank) => one.test(x, words[rank] === 0, 0))
          byRanks.testRanks(box, 0, words, cut, most)
          byRanks.testRanks(box, cut, words.slice(cut), box.count - cut, most)
          const result = one.result('test', () => nothing)
          expect(byRanks.result('test', () => nothing)).toEqual(result)
        }),
        { numRuns: 30 },
      )
    },
  )

  it('holds if all positions agree, and is vacuous if none was tested', () => {
    const found = tally('header')
    found.test([1], true, 5)
    expect(found.result('test', () => nothing).verdict).toBe('holds')
    expect(tally('header').result('test', () => nothing).verdict).toBe('vacuous')
  })

  it('digests header, values and agreement', () => {
    const digestOf = (header: string, values: readonly [number, boolean][]): string => {
      const found = tally(header)
      for (const [value, holds] of values) found.test([value], holds, value)
      return found.result('test', () => nothing).digest
    }
    const usual = digestOf('a', [
      [1, true],
      [2, true],
    ])
    expect(usual).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect(
      digestOf('a', [
        [1, true],
        [2, true],
      ]),
    ).toBe(usual)
    expect(
      digestOf('b', [
        [1, true],
        [2, true],
      ]),
    ).not.toBe(usual)
    expect(
      digestOf('a', [
        [1, true],
        [3, true],
      ]),
    ).not.toBe(usual)
    expect(
      digestOf('a', [
        [1, true],
        [2, false],
      ]),
    ).not.toBe(usual)
  })

  it('digests a stream of many chunks as one', () => {
    const long = tally('a')
    for (let i = 0; i < 100_000; i++) long.compare([i], i, i)
    const shorter = tally('a')
    for (let i = 0; i < 99_999; i++) shorter.compare([i], i, i)
    expect(long.result('test', () => nothing).digest).not.toBe(
      shorter.result('test', () => nothing).digest,
    )
  })
})

describe('instanceTally', () => {
  it('reports the first failing instance', () => {
    const found = instanceTally('header')
    found.test(true, 1, () => ({ ...nothing, witness: { i: 0 } }))
    found.test(false, 1, () => ({ ...nothing, witness: { i: 1 } }))
    found.test(false, 1, () => ({ ...nothing, witness: { i: 2 } }))
    const result = found.result('test', { seen: 3 })
    expect(result.counterexample?.witness).toEqual({ i: 1 })
    expect(result).toMatchObject({ verdict: 'refuted', checked: 3, failures: 2, data: { seen: 3 } })
  })
})
