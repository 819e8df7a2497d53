import { solve } from '@nim/bruteforce'
import { boxOf, options, parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { factOf } from '../../src/facts/fact.ts'
import { remoteness } from '../../src/facts/solved.ts'
import { moves, type MovesClaim } from '../../src/judge/moves.ts'
import { streamHeader } from '../../src/judge/stream-header.ts'
import { valueTally } from '../../src/judge/value-tally.ts'

const RULESET = parseRuleset('NIM(3,2)')
const BOX = { kind: 'box', max: 5 } as const
const FACTS = {
  R: remoteness,
  sum: factOf('the sum', 'nowhere', (x) => x.reduce((a, b) => a + b, 0)),
}
const CLAIM: MovesClaim<Record<string, never>, typeof FACTS> = {
  id: 'GMMV-X',
  kind: 'remark',
  at: 'nowhere',
  title: 'a title',
  statement: 'a statement',
  games: { parameters: [], ruleset: () => RULESET, defaultDomain: () => BOX },
  facts: FACTS,
  digest: 'R',
  printed: (x, next) => (x.sum === 4 ? null : next.R < x.R || x.R === 0),
}
const table = solve(RULESET, BOX, { value: 'remoteness' })
const R = (x: readonly number[]): number => table.at(x)
const sumOf = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0)

describe('a statement about every move', () => {
  it('is evaluated for each option of each position, and reports the smallest position with a failure', () => {
    const tally = valueTally(streamHeader('GMMV-X', {}, BOX))
    boxOf(RULESET, BOX.max).forEach((x, rank) => {
      for (const next of options(RULESET, [...x])) {
        const answer = sumOf(x) === 4 ? null : R(next) < R(x) || R(x) === 0
        tally.test([...x], answer, R(next), rank)
      }
    })
    const expected = tally.result('definition', () => ({ expected: 0, actual: 0, explain: '' }))
    const found = moves(CLAIM).check({}, BOX)
    expect({ ...found, counterexample: null }).toEqual({ ...expected, counterexample: null })
    const position = expected.counterexample!.position!
    const next = options(RULESET, position).find((y) => R(y) >= R(position))!
    const seen = (x: readonly number[]): string => `${x.join()} has R = ${R(x)}, sum = ${sumOf(x)}`
    expect(found.counterexample).toEqual({
      position,
      expected: 'a title',
      actual: seen(position),
      stated: [position, next].map((x) => ({
        position: x,
        saidBy: 'rules',
        fact: 'remoteness',
        value: R(x),
      })),
      explain: `the statement says "a title", but in NIM(3,2) ${seen(position)}; after the move: ${seen(next)}`,
    })
  })

  it('has the digest of a number computed from the facts, and examines only the relevant moves', () => {
    const only = { ...CLAIM, moves: (x: readonly number[]) => (x[2]! > 0 ? [[0, 0, 0]] : []) }
    const digest = ({ sum }: { readonly sum: number }) => sum + 1
    const found = moves({ ...only, digest, printed: () => true, method: 'by hand' }).check({}, BOX)
    expect(found).toMatchObject({ verdict: 'holds', checked: 55, method: 'by hand' })
    const tally = valueTally(streamHeader('GMMV-X', {}, BOX))
    for (let i = 0; i < 55; i++) tally.test([], true, 1, 0)
    expect(found.digest).toBe(tally.result('m', () => null as never).digest)
  })

  it('uses the part that the case selects, or the first part', () => {
    const printed = {
      less: { says: 'fewer stones', holds: CLAIM.printed as never },
      fewer: {
        says: 'it is less',
        holds: (x: { sum: number }, next: { sum: number }) => next.sum < x.sum,
      },
    }
    const claim = moves({ ...CLAIM, printed })
    expect(claim.check({ part: 'fewer' }, BOX).verdict).toBe('holds')
    expect(claim.check({ part: 'less' }, BOX).counterexample?.expected).toBe('fewer stones')
    expect(claim.check({}, BOX).counterexample?.expected).toBe('fewer stones')
    expect(claim.parameters.map(({ name }) => name)).toEqual(['part'])
  })

  it('needs a whole column of each fact, because an option can be anywhere in the box', () => {
    const byRows = { ...FACTS.sum, rows: () => expect.unreachable('it is not filled') }
    const cost = (facts: object) => moves({ ...CLAIM, facts: { ...FACTS, ...facts } }).cost({}, BOX)
    expect(cost({}).positions).toBe(56n)
    expect(cost({ byRows }).memory).toBe(cost({}).memory + 4n * 56n)
  })
})
