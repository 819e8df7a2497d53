import { parseRuleset } from '@nim/core/rules'
import { parse, TRUE } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import type { CaseParameters, ChoiceParameter } from '../../src/claim/parameter.ts'
import { corrected } from '../../src/judge/corrected.ts'
import { everyMove, failingMove } from '../../src/judge/every-move.ts'
import { outcomeLetter } from '../../src/judge/local-evidence.ts'
import { allAre, formulas } from '../../src/judge/formulas.ts'
import {
  type Card,
  choice,
  methodOf,
  paperOf,
  partEvidence,
  partOf,
  partsOf,
  usualCard,
  withPartParameter,
} from '../../src/judge/statement.ts'

const says = { low: 'it is low', high: 'it is high' }
const low = (told: number): boolean => told < 3
const high = { says: 'it is above 5', holds: (told: number): boolean => told > 5 }
const parts = partsOf({ low, high }, { title: 'a title', says })

describe('a card', () => {
  it('contains the paper of its id, and its source', () => {
    expect(['GMMV-T2', 'DH-C1', 'GN-1', 'V-35', 'NT-9', 'formula:1'].map(paperOf)).toEqual([
      'gmmv',
      'dh',
      'gn',
      'v',
      'nt',
      'asked',
    ])
    expect(() => paperOf('X-1')).toThrow('no paper has the id X-1')
    const { source, ...card } = usualCard({ id: 'GMMV-T2', at: 'section 3' })
    expect(source).toMatch(/., section 3$/)
    expect(card).toEqual({ paper: 'gmmv', by: 'paper', paperStatus: 'asserted', conventions: [] })
    const nt = { paper: 'nt', by: 'nimlab', source: 'section 3', conventions: [] }
    expect(usualCard({ id: 'NT-9', at: 'section 3' })).toEqual(nt)
    const asked = { paper: 'asked', by: 'user', source: 'file', conventions: [] }
    expect(usualCard({ id: 'formula:1', at: 'file' })).toEqual(asked)
    expect(usualCard({ id: 'anything', at: 'file', by: 'user' })).toEqual(asked)
  })
})

describe('the parts of a statement', () => {
  it('consist of a single part for a whole statement, or of parts that each have a sentence', () => {
    expect(partsOf(low, { title: 'a title' })).toEqual({ whole: { says: 'a title', holds: low } })
    expect(parts).toEqual({ low: { says: 'it is low', holds: low }, high })
    expect(() => partsOf({ low }, { title: 'a title' })).toThrow('the part low has no sentence')
  })

  it('are selected by the case, with the first part as the default', () => {
    expect(partOf(parts, { part: 'high' })).toBe(parts['high'])
    expect(partOf(parts, { reading: 'high' })).toBe(parts['high'])
    expect(partOf(parts, { n: 3 })).toBe(parts['low'])
    expect(() => partOf(parts, { part: 'middle' })).toThrow('no part middle')
    const whole = partsOf(low, { title: 'a title' })
    expect(partOf(whole, { part: 'middle' })).toBe(whole['whole'])
  })

  it('are selected by a last parameter, unless there is one part or the claim has such a parameter', () => {
    const n = choice('n', 'number of piles', ['2'])
    const withParts = (own: Parameters<typeof withPartParameter>[0], card: Partial<Card> = {}) =>
      withPartParameter(own, parts, card)
    const [first, chosen] = withParts([n]) as [ChoiceParameter, ChoiceParameter]
    expect(first).toBe(n)
    expect(chosen).toMatchObject({ kind: 'choice', name: 'part', about: 'part of the statement' })
    expect(chosen.values({})).toEqual(['low', 'high'])
    expect(chosen).not.toHaveProperty('admits')
    const reading = withParts([n], { chosenBy: 'reading', partsOf: (_, all) => all.slice(1) })[1]
    expect(reading).toMatchObject({ name: 'reading', about: 'reading of the words' })
    expect((reading as ChoiceParameter).values({})).toEqual(['high'])
    const own = choice(
      'part',
      'own',
      (outer: CaseParameters) => [String(outer['n'])],
      (x) => x === 'y',
    )
    expect(withParts([n, own])).toEqual([n, own])
    expect(own.values({ n: '2' })).toEqual(['2'])
    expect([own.admits?.('y'), own.admits?.('z')]).toEqual([true, false])
    expect(withPartParameter([n], { whole: high }, {})).toEqual([n])
  })

  it('give evidence in their own words, or in default words', () => {
    const otherwise = (): string => 'it is 4'
    expect(partEvidence(high, 4, {}, otherwise, 'in NIM(2,1) ')).toEqual({
      expected: 'it is above 5',
      actual: 'it is 4',
      explain: 'the statement says "it is above 5", but in NIM(2,1) it is 4',
    })
    const found = { ...high, finds: (told: number) => `four: ${told}` }
    expect(partEvidence(found, 4, {}, otherwise).actual).toBe('four: 4')
    expect(methodOf((n: number) => `by ${n}`, 2)).toBe('by 2')
    expect([methodOf('by hand', 2), methodOf(undefined, 2)]).toEqual(['by hand', undefined])
  })
})

describe('a statement about every move', () => {
  it('fails if it fails for one move, and applies if it applies to at least one move', () => {
    const of = (answers: readonly (boolean | null)[]) => everyMove(answers, (answer) => answer)
    expect([of([]), of([null]), of([null, true, null]), of([true, null, false])]).toEqual([
      null,
      null,
      true,
      false,
    ])
  })

  it('names the first move that fails', () => {
    const move = { played: 0b11, option: [0, 0, 2], needsReduction: true, reduction: [0, 0, 0] }
    const reduced = { ...move, played: 0b100, option: [1, 1, 1], needsReduction: false }
    const failing = (holds: (of: { needsReduction: boolean }) => boolean): string =>
      failingMove([1, 1, 2], [reduced, move] as never, holds)
    expect(failing(({ needsReduction }) => !needsReduction)).toBe(
      'playing on stacks 1,2 of 1,1,2 leaves 0,0,2, whose reduction is 0,0,0',
    )
    expect(failing(() => false)).toBe('playing on stacks 3 of 1,1,2 leaves 1,1,1, which is reduced')
    expect(failing(() => true)).toBe('no move from 1,1,2 is against it')
  })
})

describe('a corrected statement', () => {
  const n = { kind: 'integer', name: 'n', about: 'piles', allowed: () => [2, 9] } as never
  type Claimed = Card &
    Record<'parameters', ChoiceParameter[]> &
    Record<'games', { parameters: ChoiceParameter[] }>
  const printed = {
    id: 'GMMV-X',
    kind: 'theorem',
    at: 'p. 3',
    title: 'old',
    statement: 'old',
    parameters: [n, choice('part', 'part of the statement', ['low', 'high'])],
    games: { parameters: [n] },
    wrongAt: { max: 3 },
  } as unknown as Claimed
  const changes = { title: 'new', statement: 'new' }
  const allowed = (of: object): unknown => (of as { allowed(): unknown }).allowed()

  it('is a conjecture of nimlab on the relevant cases, with the digest of the printed statement on request', () => {
    const same = corrected(printed, changes)
    expect(same).toMatchObject({ id: 'GMMV-X-fix', by: 'nimlab', kind: 'conjecture', title: 'new' })
    expect(same).not.toHaveProperty('digestId')
    expect(same).not.toHaveProperty('partsOf')
    expect([same.at, same.wrongAt]).toEqual(['p. 3, corrected by nimlab', { max: 3 }])
    const fewer = corrected(printed, { ...changes, wrong: null } as never, {
      only: { part: ['high'] },
      from: { n: 4 },
      digestedAs: 'printed',
    })
    expect(fewer).toMatchObject({ digestId: 'GMMV-X' })
    expect(fewer.wrongAt).toBeUndefined()
    expect([fewer.parameters[0]!, fewer.games.parameters[0]!].map(allowed)).toEqual([
      [4, 9],
      [4, 9],
    ])
    expect(fewer.parameters[1]!.values({})).toEqual(['high'])
    expect(fewer.partsOf?.({}, ['low', 'high'])).toEqual(['high'])
    const bare = corrected<Claimed>(
      { ...printed, parameters: undefined, games: undefined } as never,
      changes,
    )
    expect(bare).toMatchObject({ parameters: undefined, games: undefined })
  })
})

describe('a formula of outcomes', () => {
  const games = {
    parameters: [],
    ruleset: () => parseRuleset('NIM(1,1)'),
    defaultDomain: () => ({ kind: 'box', max: 5 }) as const,
  }
  const card = {
    id: 'GMMV-X',
    kind: 'remark',
    at: 'p. 3',
    title: 't',
    statement: 's',
    games,
  } as const
  const even = parse('x1 mod 2 = 0')

  it('states that the positions at which it is true are P, or that they are N', () => {
    const on = (outcome: 'P' | 'N') =>
      formulas({ ...card, printed: () => allAre(outcome, even) }).check({}, games.defaultDomain())
    expect(on('P')).toMatchObject({ verdict: 'holds', checked: 3 })
    const found = on('N')
    expect(found).toMatchObject({ verdict: 'refuted', failures: 3 })
    expect(found.counterexample).toMatchObject({ position: [0], expected: 'N', actual: 'P' })
    expect(found.counterexample?.explain).toMatch(/^GMMV-X on NIM\(1,1\) gives N, but .* is P: /)
    const all = formulas({ ...card, printed: () => allAre('P', TRUE) })
    expect(all.check({}, games.defaultDomain()).counterexample).toMatchObject({
      position: [1],
      expected: 'P',
      actual: 'N',
    })
  })
})

it('the letter of an outcome is P only for 0', () => {
  expect([0, 1, 2].map(outcomeLetter)).toEqual(['P', 'N', 'N'])
})
