import { seededRandom } from '@nim/core/random'
import { boxOf, compareSumLex, exactSlowNim, slowSetNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { foundResult } from '../../src/judge/found-result.ts'
import { outcomeTally } from '../../src/judge/outcome-tally.ts'
import { smallestFailure } from '../../src/judge/smallest-failure.ts'
import { format2, lanesOf } from './format-2.ts'

interface Asked {
  readonly x: readonly number[]
  readonly rank: number
  readonly answer: boolean | null
  readonly actual: 0 | 1
  readonly isEdge: boolean
}

/**
 * A random answer at every position of a box. About a quarter of the answers are null, and one in
 * twelve is false.
 */
function asked(box: ReturnType<typeof boxOf>, seed: number, from: number): Asked[] {
  const random = seededRandom(seed)
  const all: Asked[] = []
  box.forEach((x, rank) => {
    const draw = Math.floor(12 * random())
    const answer = draw < 3 ? null : draw > 3
    const actual = random() < 0.5 ? 0 : 1
    all.push({ x: [...x], rank: from + rank, answer, actual, isEdge: random() < 0.5 })
  })
  return all
}

/** Groups items by their key, in the order in which the keys first occur. */
function by<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    if (!groups.has(key)) groups.set(key, [])
    groups.get(key)!.push(one)
  }
  return [...groups.values()]
}

/** The parts of the stream, as the comment of `outcomeTally` describes them. */
function partsOf(all: readonly Asked[]): (number | [number, number])[][] {
  const rows = by(all, ({ x }) => x.slice(1).join()).map((row) => {
    const words = Array.from({ length: Math.ceil(row.length / 32) }, (_, i): [number, number] => {
      const bits = (is: (one: Asked) => boolean): number =>
        row.slice(32 * i, 32 * i + 32).reduce((sum, one, bit) => sum + (is(one) ? 2 ** bit : 0), 0)
      const isP = (one: Asked): boolean => one.answer !== null && one.actual === 0
      return [bits(isP), bits((one) => one.answer === null || isP(one))]
    })
    return { x: row[0]!.x, words }
  })
  const top = (x: readonly number[]): string => (x.length === 1 ? '' : `${x.at(-1)}`)
  const layers = by(rows, ({ x }) => top(x)).map((layer) =>
    by(layer, ({ x }) => (x.length < 3 ? '' : x.slice(2).join())).map((plane) =>
      lanesOf(plane.flatMap(({ words }) => words)),
    ),
  )
  const misses = all
    .filter(({ answer }) => answer === false)
    .flatMap(({ rank, actual }) => [rank % 2 ** 32, Math.floor(rank / 2 ** 32), actual, 1 - actual])
  return [...layers, misses]
}

describe('the tally of outcomes', () => {
  it.each([
    [exactSlowNim(1, 1), 70],
    [slowSetNim(2, [1, 2]), 40],
    [exactSlowNim(3, 2), 35],
    [exactSlowNim(4, 3), 6],
  ] as const)('agrees with its description: %o up to %i', (ruleset, max) => {
    const box = boxOf(ruleset, max)
    for (const from of [0, 2 ** 33 + 2 ** 31]) {
      const all = asked(box, max, from)
      const tally = outcomeTally('a header', box)
      for (const { x, answer, actual, rank, isEdge } of all)
        tally.test(x, answer, actual, rank, isEdge)
      const wrong = all
        .filter(({ answer }) => answer === false)
        .sort((a, b) => +a.isEdge - +b.isEdge || compareSumLex(a.x, b.x))
      const evidence = { expected: 'P', actual: 'N', explain: 'an option is P' } as const
      expect(tally.result('a method', () => evidence, { data: 7 })).toEqual({
        verdict: 'refuted',
        counted: all.length,
        checked: all.filter(({ answer }) => answer !== null).length,
        failures: wrong.length,
        counterexample: { position: wrong[0]!.x, ...evidence },
        digest: format2('a header', partsOf(all)),
        method: 'a method',
        data: { data: 7 },
      })
    }
  })

  it('counts a failure as an edge case only if the caller marks it', () => {
    const tally = outcomeTally('h', boxOf(exactSlowNim(1, 1), 1))
    tally.test([0], false, 0, 0, true)
    tally.test([1], false, 1, 1)
    const { counterexample } = tally.result('m', ([x]) => ({
      expected: x!,
      actual: 0,
      explain: '',
    }))
    expect(counterexample).toMatchObject({ position: [1], expected: 1 })
  })
})

describe('the verdict over positions', () => {
  const nothing = { counted: 3, checked: 2, failures: 0, smallest: null, digest: 'd' }
  const describeIt = (): never => expect.unreachable('no position fails')

  it('holds if at least one position was checked, and is otherwise vacuous', () => {
    const { smallest: _, ...rest } = nothing
    const shared = { ...rest, counterexample: null, method: 'm' }
    expect(foundResult(nothing, 'm', describeIt)).toEqual({ ...shared, verdict: 'holds' })
    expect(foundResult({ ...nothing, checked: 1 }, 'm', describeIt).verdict).toBe('holds')
    expect(foundResult({ ...nothing, checked: 0 }, 'm', describeIt)).toEqual({
      ...shared,
      checked: 0,
      verdict: 'vacuous',
    })
  })
})

describe('the smallest failure', () => {
  it('has the least sum, is lexicographically first among these, and is an edge case only if all failures are', () => {
    const failure = smallestFailure()
    expect(failure.position()).toBeNull()
    const seen: [x: number[], isEdge: boolean, isSmallest: boolean][] = [
      [[2, 3], true, true],
      [[2, 3], true, false],
      [[1, 4], true, true],
      [[2, 3], true, false],
      [[0, 4], true, true],
      [[5, 5], false, true],
      [[0, 0], true, false],
      [[5, 5], false, false],
      [[4, 6], false, true],
      [[4, 7], false, false],
      [[0, 9], false, true],
    ]
    for (const [x, isEdge, isSmallest] of seen) expect(failure.see(x, isEdge)).toBe(isSmallest)
    expect(failure.position()).toEqual([0, 9])
  })

  it('is a copy, so later changes of the position do not affect it', () => {
    const failure = smallestFailure()
    const x = [1, 2]
    failure.see(x, false)
    x[0] = 9
    expect(failure.position()).toEqual([1, 2])
  })
})
