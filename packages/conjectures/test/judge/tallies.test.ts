import { seededRandom } from '@nim/core/random'
import { compareSumLex } from '@nim/core/rules'
import { expect, it } from 'vitest'
import type { CheckResult, Counterexample } from '../../src/claim/verdict.ts'
import { instanceTally, listedTally } from '../../src/judge/instance-tally.ts'
import { pairTally, valueTally } from '../../src/judge/value-tally.ts'
import { format2 } from './format-2.ts'

interface Asked {
  readonly x: readonly number[]
  readonly answer: boolean | null
  /** True if the instance lacks a witness. This is not a failure. */
  readonly lacks: boolean
  readonly actual: number
  readonly said: number
  readonly isEdge: boolean
}

const random = seededRandom(7)
const below = (n: number): number => Math.floor(n * random())

/**
 * Lists of three or more unsorted positions. A failure that is not an edge case comes late or
 * never.
 */
const LISTS = Array.from({ length: 60 }, (_, list): Asked[] =>
  Array.from({ length: 3 + (list % 5) }, (__, i) => {
    const draw = below(8)
    const answer = draw < 2 || list === 0 ? null : draw < 4
    const isEdge = i < 2 || list % 3 === 0 || random() < 0.5
    const lacks = draw === 3
    return { x: [below(4), 4 + below(3)], answer, lacks, actual: below(4), said: below(4), isEdge }
  }),
)

const exampleOf = ({ x, actual }: Asked): Counterexample => ({
  position: x,
  expected: actual,
  actual: 9,
  explain: x.join(),
})
const spoken = (all: readonly Asked[]): Asked[] => all.filter(({ answer }) => answer !== null)
const failed = (all: readonly Asked[]): Asked[] => all.filter(({ answer }) => answer === false)
const byEdge = (a: Asked, b: Asked): number => +a.isEdge - +b.isEdge
const bySize = (a: Asked, b: Asked): number => byEdge(a, b) || compareSumLex(a.x, b.x)

/** The result that a tally must have by the definitions. */
function expected(
  all: readonly Asked[],
  words: readonly number[],
  order: (a: Asked, b: Asked) => number,
): CheckResult {
  const [first] = failed(all).sort(order)
  return {
    verdict: first !== undefined ? 'refuted' : spoken(all).length > 0 ? 'holds' : 'vacuous',
    counted: all.length,
    checked: spoken(all).length,
    failures: failed(all).length,
    counterexample: first === undefined ? null : exampleOf(first),
    digest: format2('h', [words]),
    method: 'm',
    data: { n: 1 },
  }
}

const holdsBit = ({ actual, answer }: Asked): number => 2 * actual + (answer === true ? 0 : 1)

it.each(LISTS.map((all, i) => [i, all] as const))(
  'every tally returns the expected result for list %i',
  (_, all) => {
    const find = (x: readonly number[]): Asked =>
      failed(all).find((one) => one.x.join() === x.join() && one.isEdge === isAtEdge)!
    const isAtEdge = failed(all).every(({ isEdge }) => isEdge)
    const evidence = (x: readonly number[]): Omit<Counterexample, 'position'> => exampleOf(find(x))

    const values = valueTally('h')
    let said = 0
    const pairs = pairTally('h', () => said)
    const listed = listedTally('h')
    const found = instanceTally('h')
    for (const one of all) {
      const { x, answer, actual, isEdge, lacks } = one
      said = one.said
      values.test(x, answer, actual, 0, isEdge)
      pairs.test(x, answer, actual, 0, isEdge)
      const sought = lacks && answer === true ? { no: 'witness' } : answer
      const number = (): number =>
        answer === null ? expect.unreachable('it is not asked') : actual
      listed.test(sought, number, () => exampleOf(one), x, isEdge)
      found.test(sought, number, () => exampleOf(one), undefined, isEdge)
    }
    const single = expected(all, spoken(all).map(holdsBit), bySize)
    expect(values.result('m', evidence, { n: 1 })).toEqual(single)
    const both = spoken(all).flatMap(({ actual, said: other, answer }) => [
      actual,
      other + (answer === (actual === other) ? 0 : 2 ** 31),
    ])
    expect(pairs.result('m', evidence, { n: 1 })).toEqual(expected(all, both, bySize))
    expect(listed.result('m', { n: 1 })).toEqual(single)
    const words = spoken(all).flatMap(({ actual, answer, lacks }) => [
      actual,
      answer === false ? 0 : lacks ? 2 : 1,
    ])
    expect(found.result('m', { n: 1 })).toEqual(expected(all, words, byEdge))
  },
)

it('counts an instance as an edge case only if the caller marks it, and adds no empty data to a result', () => {
  const at = (x: number): Counterexample => ({ position: [x], expected: 1, actual: 0, explain: '' })
  for (const tally of [listedTally('h'), instanceTally('h')]) {
    tally.test(
      false,
      () => 0,
      () => at(0),
      [0],
      true,
    )
    tally.test(
      false,
      () => 0,
      () => at(1),
      [1],
    )
    const result = tally.result('m')
    expect(result.counterexample).toEqual(at(1))
    expect(result).not.toHaveProperty('data')
  }
  const values = valueTally('h')
  values.test([0], false, 0, 0, true)
  values.test([1], false, 0, 0)
  expect(values.result('m', ([x]) => at(x!)).counterexample).toEqual(at(1))
})
