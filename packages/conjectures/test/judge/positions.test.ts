import { solve } from '@nim/bruteforce'
import { boxOf, parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import type { Games } from '../../src/claim/games.ts'
import type { BoxDomain, CheckResult } from '../../src/claim/verdict.ts'
import { type Fact, factOf } from '../../src/facts/fact.ts'
import {
  grundy,
  misereOutcome,
  outcome,
  outcomeAsPlayed,
  remoteness,
} from '../../src/facts/solved.ts'
import { outcomeTally } from '../../src/judge/outcome-tally.ts'
import type { PositionTally } from '../../src/judge/position-tally.ts'
import { describeFacts, playOf, positions, type PositionsClaim } from '../../src/judge/positions.ts'
import { streamHeader } from '../../src/judge/stream-header.ts'
import { pairTally, valueTally } from '../../src/judge/value-tally.ts'

const BOX: BoxDomain = { kind: 'box', max: 6 }
/** A game that does not distinguish its piles, and a game that does. */
const [SORTED, TOLD_APART] = ['NIM(3,2)', 'HNIM(3;{1,2},{2,3})']

const games = (text: string): Games<Record<string, never>> => ({
  parameters: [],
  ruleset: () => parseRuleset(text),
  defaultDomain: () => BOX,
})
const CARD = {
  id: 'GMMV-X',
  kind: 'remark',
  at: 'nowhere',
  title: 'a title',
  statement: 'a statement',
  games: games(SORTED),
} as const
const sum: Fact = factOf('the sum', 'nowhere', (x) => x.reduce((a, b) => a + b, 0))
/** The smallest pile minus one. It is −1 if a pile is empty. */
const least: Fact = factOf('the least', 'nowhere', (x) => Math.min(...x) - 1)

type Claimed = PositionsClaim<Record<string, never>, Record<string, Fact>>
type Said = Partial<Claimed> & Pick<Claimed, 'facts' | 'digest' | 'printed'>

const checked = (said: Said, limits?: { readonly memory: number }): CheckResult =>
  positions<Record<string, never>, Record<string, Fact>>({ ...CARD, ...said }).check(
    {},
    BOX,
    limits,
  )

/** Tests every position of the box with the tally, in order. */
function tallied(
  tally: PositionTally,
  ask: (x: readonly number[], rank: number) => boolean | null,
  actual: (x: readonly number[], rank: number) => number,
  text: string = SORTED,
): CheckResult {
  boxOf(parseRuleset(text), BOX.max).forEach((x, rank) => {
    const answer = ask(x, rank)
    tally.test([...x], answer, answer === null ? 0 : actual(x, rank), rank)
  })
  return tally.result('m', () => ({ expected: 0, actual: 0, explain: '' }))
}

const HEADER = streamHeader('GMMV-X', {}, BOX)
const solved = (text: string, value: 'outcome' | 'remoteness' | 'grundy') =>
  solve(parseRuleset(text), BOX, { value })
const COUNTS = ['verdict', 'counted', 'checked', 'failures', 'digest'] as const
const countsOf = (found: CheckResult) => COUNTS.map((name) => found[name])
const positionOf = (found: CheckResult) => found.counterexample?.position

describe('a statement about every position', () => {
  it('about outcomes is evaluated at each position of the box, and digested by planes', () => {
    const table = solved(SORTED, 'outcome')
    const says = (x: readonly number[]): boolean | null => (x[2] === 6 ? null : x[0]! < 2)
    const facts = { o: outcome }
    const found = checked({
      facts,
      digest: 'o',
      printed: ({ x, o }) => (says(x) === null ? null : (o === 0) === says(x)),
    })
    const expected = tallied(
      outcomeTally(HEADER, boxOf(parseRuleset(SORTED), BOX.max)),
      (x) => (says(x) === null ? null : (table.at(x) === 0) === says(x)),
      (x) => table.at(x),
    )
    expect(countsOf(found)).toEqual(countsOf(expected))
    expect(found).toMatchObject({ verdict: 'refuted', counted: 84, method: 'retrograde' })
    expect(positionOf(found)).toEqual(positionOf(expected))
    // The same statement, but digested by another fact. nimlab then looks up the outcomes by rank.
    const byRank = checked({
      facts: { ...facts, zero: factOf('zero', 'nowhere', () => 0) },
      digest: 'zero',
      printed: ({ x, o }) => (says(x) === null ? null : (o === 0) === says(x)),
    })
    expect(byRank.failures).toBe(expected.failures)
    expect(byRank.method).toBe('definition')
  })

  it.each([SORTED, TOLD_APART])(
    'about other values is digested position by position: %s',
    (text) => {
      const box = boxOf(parseRuleset(text), BOX.max)
      for (const [value, fact] of [
        ['remoteness', remoteness],
        ['grundy', grundy],
        ['outcome', outcome],
      ] as const) {
        const table = solved(text, value)
        const printed = (told: Readonly<Record<string, unknown>>): boolean | null => {
          const [x1, x2] = told['x'] as readonly [number, number]
          return x1 === 3 ? null : (told['F'] as number) < x2
        }
        const said = { games: games(text), facts: { F: fact, sum }, printed }
        const ask = (x: readonly number[]) => printed({ x, F: table.at(x) })
        const isByPlanes = value === 'outcome' && text === SORTED
        const expected = tallied(
          isByPlanes ? outcomeTally(HEADER, box) : valueTally(HEADER),
          ask,
          (x) => table.at(x),
          text,
        )
        const found = checked({ ...said, digest: 'F' })
        expect(countsOf(found)).toEqual(countsOf(expected))
        expect(found).toMatchObject({ counted: box.count, method: 'retrograde' })
        const position = positionOf(expected)!
        const [F, total] = [table.at(position), position.reduce((a, b) => a + b)]
        expect(found.counterexample).toMatchObject({
          position,
          actual: `${position.join()} has F = ${F}, sum = ${total}`,
          stated: [{ position, saidBy: 'rules', fact: value }],
        })

        const pairs = checked({ ...said, digest: ['F', 'sum'] })
        let pile = 0
        const inPairs = tallied(
          pairTally(HEADER, () => pile),
          (x) => ((pile = x.reduce((a, b) => a + b)), ask(x)),
          (x) => table.at(x),
          text,
        )
        expect(countsOf(pairs)).toEqual(countsOf(inPairs))
        expect(pairs.method).toBe('retrograde')

        const made = checked({ ...said, digest: ({ x, F }) => 10 * F! + x[0]! })
        const ofNumbers = tallied(valueTally(HEADER), ask, (x) => 10 * table.at(x) + x[0]!, text)
        expect(countsOf(made)).toEqual(countsOf(ofNumbers))
        expect(made.method).toBe('definition')
      }
    },
  )

  it('can be limited to the positions at which a fact is not -1', () => {
    const claim = { ...CARD, facts: { least }, digest: 'least', among: 'least' } as const
    const printed = ({ least: of }: { readonly least: number }): boolean => of < 3
    const some = positions({ ...claim, printed })
    expect(some.about({}).counts).toBe('some positions')
    expect(positions({ ...claim, printed, among: undefined } as never).about({}).counts).toBe(
      'positions',
    )
    const found = some.check({}, BOX)
    // Of the 84 positions, 56 have no empty pile. In 10 of the 56, all piles are at least 4.
    expect(found).toMatchObject({ counted: 56, checked: 56, failures: 10, verdict: 'refuted' })
    expect(positionOf(found)).toEqual([4, 4, 4])
  })

  it('reports the smallest failure that is not an edge case, and otherwise the smallest edge case', () => {
    const claim = {
      facts: { sum },
      digest: 'sum',
      printed: ({ sum: of }) => of! < 2,
      edge: { is: ({ x }) => x[0] === 0, says: 'a pile is empty' },
    } satisfies Said
    const found = checked(claim)
    expect(positionOf(found)).toEqual([1, 1, 1])
    expect(found.counterexample).not.toHaveProperty('edge')
    const allEdges = checked({ ...claim, printed: ({ x, sum: of }) => of! < 2 || x[0]! > 0 })
    expect(positionOf(allEdges)).toEqual([0, 0, 2])
    expect(allEdges.counterexample?.edge).toBe('a pile is empty')
    const holds = checked({ ...claim, printed: () => true })
    expect(holds).toMatchObject({ verdict: 'holds', failures: 0, counterexample: null })
  })

  it('reports evidence from the facts, or from the claim itself', () => {
    const said = { facts: { sum, R: remoteness }, digest: 'R', printed: () => false } satisfies Said
    const usual = checked(said).counterexample!
    expect(usual).toEqual({
      position: [0, 0, 0],
      expected: 'a title',
      actual: '0,0,0 has sum = 0, R = 0',
      explain: 'the statement says "a title", but in NIM(3,2) 0,0,0 has sum = 0, R = 0',
      stated: [{ position: [0, 0, 0], saidBy: 'rules', fact: 'remoteness', value: 0 }],
    })
    const own = checked({
      ...said,
      method: 'by hand',
      evidence: ({ R }, { solved: values, game }) => ({
        expected: R!,
        actual: values!.at([1, 1, 1]),
        explain: `${game.box.count}`,
      }),
      stated: () => [],
      data: ({ box }) => ({ positions: box.count }),
    })
    expect(own).toMatchObject({ method: 'by hand', data: { positions: 84 } })
    const expected = { position: [0, 0, 0], expected: 0, actual: 1, explain: '84', stated: [] }
    expect(own.counterexample).toEqual(expected)
  })

  it('computes its counts at every position that it concerns', () => {
    const seen: number[] = []
    const counts = () => ({
      see: ({ least: of }: { readonly least: number }) => void seen.push(of),
      result: () => ({ seen: seen.length }),
    })
    const printed = ({ least: of }: { readonly least: number }) => (of === 0 ? null : of > 0)
    const found = checked({
      facts: { least },
      digest: 'least',
      among: 'least',
      printed,
      counts,
    } as never)
    expect(found).toMatchObject({ data: { seen: 56 }, counted: 56, checked: 35, verdict: 'holds' })
    expect(Math.min(...seen)).toBe(0)
  })

  it('needs the stated memory, whether it reads solved rows or looks up all values', () => {
    const claim = (text: string, facts: Record<string, Fact>, digest: string) =>
      positions({ ...CARD, games: games(text), facts, digest, printed: () => true })
    const rows = claim(SORTED, { R: remoteness }, 'R')
    const cost = rows.cost({}, BOX)
    expect(cost).toMatchObject({ positions: 84n })
    const large = rows.cost({}, { ...BOX, max: 1000 })
    expect(large.leastMemory).toBeLessThan(large.memory)
    const [besides, apart] = [
      claim(SORTED, { R: remoteness, G: grundy }, 'R'),
      claim(TOLD_APART, { R: remoteness, G: grundy }, 'R'),
    ]
    expect(besides.cost({}, BOX).memory).toBeGreaterThan(cost.memory)
    const one = claim(TOLD_APART, { G: grundy, sum }, 'sum').cost({}, BOX)
    expect(apart.cost({}, BOX).memory).toBeGreaterThan(one.memory)
    expect(apart.cost({}, BOX)).toMatchObject({ positions: 343n })
    expect(apart.cost({}, { ...BOX, max: 1000 })).not.toHaveProperty('leastMemory')
    const undriven = claim(SORTED, { R: remoteness, sum }, 'sum')
    expect(undriven.cost({}, { ...BOX, max: 1000 })).not.toHaveProperty('leastMemory')
    for (const one of [apart, undriven]) {
      const memory = Number(one.cost({}, BOX).memory)
      expect(one.check({}, BOX, { memory }).verdict).toBe('holds')
      const why = `GMMV-X: the tables of the domain need ${memory} bytes, more than the limit of ${memory - 1}`
      expect(() => one.check({}, BOX, { memory: memory - 1 })).toThrow(why)
    }
  })
})

it('the play of a case is that of its solved facts, or otherwise the play that the case names', () => {
  expect(playOf({ sum, outcome, misereOutcome }, { play: 'misere' })).toBe('normal')
  expect(playOf({ sum, misereOutcome }, {})).toBe('misere')
  expect(playOf({ outcomeAsPlayed }, { play: 'misere' })).toBe('misere')
  expect(playOf({ outcomeAsPlayed }, { play: 'normal' })).toBe('normal')
  expect(playOf({}, {})).toBe('normal')
})

it('the description of facts contains their names, but lists and letters only if it knows the facts', () => {
  const told = { x: [3, 5], R: 4, word: 'odd', is: true, big: 7n, none: null, list: [1, 2], o: 1 }
  const lists = { ...told, words: ['a'], mixed: [1, 'a'] }
  const described = (of: object, facts?: object): string =>
    describeFacts(Object.assign(Object.create({ ...named(of) }), { x: told.x }), facts as never)
  expect(described(told)).toBe('3,5 has R = 4, word = odd, is = true, big = 7, none = null, o = 1')
  expect(described(lists, { o: outcome, R: remoteness })).toBe(
    '3,5 has R = 4, word = odd, is = true, big = 7, none = null, list = (1,2), o = 1 (N)',
  )
  expect(described({ x: [3, 5] })).toBe('3,5')
})

/** The facts of a position, without the position itself. */
function named(told: object): object {
  return Object.fromEntries(Object.entries(told).filter(([name]) => name !== 'x'))
}
