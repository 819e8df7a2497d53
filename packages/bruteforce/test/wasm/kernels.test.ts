import { boxOf, exactSlowNim, formatRuleset, type Ruleset, slowSetNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, sampled } from '../../../../vitest.sample.ts'
import { reference, requiredMemory, requiredWindow, solve, type Table } from '../../src/index.ts'
import { boxTask } from '../../src/task/task.ts'
import { allSlowSetNims, slowSetNims } from '../arbitraries/ruleset.ts'
import { firstDifference } from '../oracles/first-difference.ts'
import { generatedWidths } from '../oracles/steps-of.ts'
import { type Asked, byKernel, discard, widthsOf } from '../oracles/kernel-table.ts'

const VALUES = ['outcome', 'remoteness', 'grundy'] as const
const PLAYS = ['normal', 'misere'] as const
const KINDS = VALUES.flatMap((value) => PLAYS.map((play) => ({ value, play })))
const OUTCOMES = KINDS.slice(0, 2)
const IN_RUNS = KINDS.slice(2)

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** The box size 40, and box sizes at which a row width, a vector or a layer begins or ends. */
const SPREAD = [...range(0, 6), 9, ...range(13, 18), 24, ...range(30, 34), 40]

/** For each m, the largest entry and the number of P-positions in the layers x_n ≤ m. */
function upToLayers({ box, isP, forEachRow }: Table): { largest: number[]; countP: number[] } {
  const largest = new Array<number>(box.max + 1).fill(0)
  const countP = new Array<number>(box.max + 1).fill(0)
  forEachRow(({ position, length, entries, offset }) => {
    const m = position.at(-1)!
    for (let i = offset; i < offset + length; i++) {
      const entry = entries[i]!
      if (entry > largest[m]!) largest[m] = entry
      if (isP(entry)) countP[m]!++
    }
  })
  for (let m = 1; m <= box.max; m++) {
    largest[m] = Math.max(largest[m]!, largest[m - 1]!)
    countP[m]! += countP[m - 1]!
  }
  return { largest, countP }
}

/**
 * Compares the kernels of every width with the table of typed arrays. The table of a small box is a
 * prefix of the table of a large one.
 */
function expectKernels(ruleset: Ruleset, boxes: readonly number[], kinds = KINDS): void {
  for (const kind of kinds) {
    const most = Math.max(...boxes)
    const plain = solve(ruleset, { max: most }, { ...kind, kernel: 'plain' })
    const { largest, countP } = upToLayers(plain)
    for (const max of boxes) {
      const asked: Asked = { ruleset, max, ...kind }
      for (const bytes of widthsOf(asked)) {
        const label = `${formatRuleset(ruleset)} max=${max} ${kind.value} in ${bytes}`
        const made = byKernel(asked, bytes)
        const fits = kind.value !== 'grundy' || largest[max]! < 8 * bytes
        expect(made !== null, label).toBe(fits)
        if (made === null) continue
        expect(firstDifference(made.table, plain.values), label).toBe(null)
        expect(made.table.countP(), label).toBe(countP[max])
        discard(made.run)
      }
    }
  }
}

describe('generated kernels compute the same tables as typed arrays', () => {
  for (const ruleset of sampled([...allSlowSetNims(3), ...allSlowSetNims(4)], 6)) {
    it(`of ${formatRuleset(ruleset)} for B from 0 to 40`, () => {
      expectKernels(ruleset, ruleset.piles === 3 ? range(0, 40) : SPREAD)
    })
  }

  // A row of outcomes takes one 64-bit word up to x_1 = 63 and two up to x_1 = 127. Every further
  // 128 stones take 2 more 64-bit words.
  for (const ruleset of sampled(allSlowSetNims(3), 4)) {
    it(`of ${formatRuleset(ruleset)} where rows of outcomes become wider`, () => {
      const boxes = [...range(62, 66), ...range(126, 130), ...range(190, 194), ...range(255, 258)]
      expectKernels(ruleset, boxes, OUTCOMES)
    })
  }

  it('of SN(3,A) where rows of outcomes take six and eight words', () => {
    expectKernels(slowSetNim(3, [1, 2]), [383, 384, 385], OUTCOMES.slice(0, 1))
    expectKernels(slowSetNim(3, [2, 3]), [384], OUTCOMES.slice(1))
  })

  it('of games with 4 and 5 piles where rows of outcomes become wider', () => {
    for (const sizes of [[1], [2, 4], [1, 2], [3]]) {
      expectKernels(slowSetNim(4, sizes), range(62, 66), OUTCOMES.slice(0, 1))
    }
    for (const sizes of [[1, 3], [3], [4]]) {
      expectKernels(slowSetNim(4, sizes), [64], OUTCOMES.slice(1))
    }
    expectKernels(slowSetNim(4, [2, 3]), [127, 128, 129], OUTCOMES.slice(0, 1))
    expectKernels(slowSetNim(5, [1, 5]), [64], OUTCOMES.slice(0, 1))
  })

  it('of games with 3 and 4 piles in long runs', () => {
    for (const sizes of sampled([[2], [3], [1, 3]], 3)) {
      expectKernels(slowSetNim(3, sizes), [120, 144, 145], IN_RUNS)
    }
    for (const sizes of [[3], [1, 4]]) expectKernels(slowSetNim(4, sizes), [66], IN_RUNS)
  })
})

const MOST = [0, 0, 0, 0, 0, 20, 12, 9]

/** There are few games with seven piles, because it takes long to generate their kernels. */
const someGames = fc.record({
  ruleset: fc.oneof(
    { weight: 4, arbitrary: slowSetNims(5, 5) },
    { weight: 2, arbitrary: slowSetNims(6, 6) },
    { weight: 1, arbitrary: slowSetNims(7, 7) },
  ),
  smaller: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }),
  kind: fc.constantFrom(...KINDS),
})

/**
 * For each number of piles, the largest box. With 8 piles, the planes of one box have three widths.
 */
const MOST_OF_MANY = [0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 6, 5, 4]

const someGamesOfMany = fc.record({
  ruleset: fc.oneof(
    { weight: 12, arbitrary: slowSetNims(8, 10) },
    { weight: 1, arbitrary: slowSetNims(11, 12) },
    // Games with few move sizes have larger remoteness values and more terminal positions.
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.integer({ min: 8, max: 10 }), fc.integer({ min: 0, max: 9 }))
        .map(([n, k]) => slowSetNim(n, [n - (k % n)])),
    },
  ),
  smaller: fc.integer({ min: 0, max: 5 }),
  kind: fc.constantFrom(...KINDS),
})

it('list kernels compute the same tables as typed arrays for random games with 8 to 12 piles', () => {
  fc.assert(
    fc.property(someGamesOfMany, ({ ruleset, smaller, kind }) => {
      const most = MOST_OF_MANY[ruleset.piles]!
      expectKernels(ruleset, [most, Math.min(smaller, most)], [kind])
    }),
    { numRuns: runs(60, 3) },
  )
})

it('list kernels also agree where rows become wider, for games with and without moves inside a plane', () => {
  for (const sizes of sampled([[1], [2], [1, 2, 7], [8], [7], [6]], 2)) {
    for (const kind of KINDS) expectKernels(slowSetNim(8, sizes), [9], [kind])
  }
})

it('octets also agree where rows become wider, for games with and without moves inside a plane', () => {
  for (const sizes of sampled([[2], [3], [2, 5], [4, 6], [6], [5]], 2)) {
    expectKernels(slowSetNim(6, sizes), [7, 8, 9, 15, 16, 17, 23, 24, 25], OUTCOMES)
  }
  for (const sizes of sampled([[1], [1, 2], [4], [8], [7]], 1)) {
    expectKernels(slowSetNim(8, sizes), [15, 16], OUTCOMES)
  }
})

it('octets for many piles take at most half a byte per position, and two layers take a sixth of that', () => {
  for (const [n, k, max] of [
    [8, 4, 40],
    [9, 5, 25],
    [10, 5, 20],
  ] as const) {
    const ruleset = exactSlowNim(n, k)
    const half = boxOf(ruleset, max).count / 2
    expect(requiredMemory(ruleset, { max }, 'outcome')).toBeLessThan(half)
  }
  const half = boxOf(exactSlowNim(8, 4), 40).count / 2
  expect(requiredWindow(exactSlowNim(8, 4), { max: 40 }, 'outcome')).toBeLessThan(half / 6)
})

it('outcomes whose rows are longer than a word are stored in words, or left to typed arrays', () => {
  const widths = (n: number, max: number) =>
    generatedWidths({ ...boxTask(exactSlowNim(n, 2), max, 'outcome', 'normal'), byLayers: true })
  expect([widths(6, 63), widths(6, 64), widths(8, 64)]).toEqual([[1], [8], []])
})

it('generated kernels compute the same tables as typed arrays for random games with 5 to 7 piles', () => {
  fc.assert(
    fc.property(someGames, ({ ruleset, smaller, kind }) => {
      const most = MOST[ruleset.piles]!
      const boxes = [most, ...smaller.filter((max) => max < most)]
      expectKernels(ruleset, boxes, [kind])
    }),
    { numRuns: runs(60, 3) },
  )
})

describe('typed arrays and generated kernels agree with the reference solver', () => {
  const expectReference = (ruleset: Ruleset, max: number, kinds = KINDS): void => {
    for (const kind of kinds) {
      const plain = solve(ruleset, { max }, { ...kind, kernel: 'plain' })
      const valueOf = reference(ruleset, kind.value, kind.play)
      const expected: number[] = []
      plain.box.forEach((position) => expected.push(valueOf(position)))
      expect(firstDifference(plain, Uint16Array.from(expected))).toBe(null)
      if (ruleset.piles < 3) continue
      const asked = { ruleset, max, ...kind }
      const made = byKernel(asked, widthsOf(asked).at(-1)!)!
      expect(firstDifference(made.table, Uint16Array.from(expected))).toBe(null)
      discard(made.run)
    }
  }

  for (const [n, max] of [
    [1, 40],
    [2, 20],
    [3, 12],
    [4, 7],
  ] as const) {
    it(`on SN(${n},A) for every A`, () => {
      for (const ruleset of allSlowSetNims(n)) expectReference(ruleset, max)
    })
  }

  it('on random games with 5 to 7 piles', () => {
    fc.assert(
      fc.property(someGames, ({ ruleset, kind }) =>
        expectReference(ruleset, ruleset.piles === 5 ? 4 : 3, [kind]),
      ),
      { numRuns: 20 },
    )
  })
})
