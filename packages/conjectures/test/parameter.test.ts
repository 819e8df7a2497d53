import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf, type Parameter } from '../src/claim/parameter.ts'

const PARAMETERS: readonly Parameter[] = [
  { kind: 'integer', name: 'n', about: '', allowed: () => [2, 9], defaults: () => [2, 3] },
  {
    kind: 'integer',
    name: 'k',
    about: '',
    allowed: ({ n }) => [1, n as number],
    defaults: ({ n }) => [1, n as number],
  },
  { kind: 'choice', name: 'reading', about: '', values: () => ['r1', 'r2'] },
]

describe('casesOf', () => {
  it('lists the default cases, and the last parameter changes fastest', () => {
    const cases = casesOf(PARAMETERS, {})
    expect(cases).toHaveLength((2 + 3) * 2)
    expect(cases[0]).toEqual({ n: 2, k: 1, reading: 'r1' })
    expect(cases[1]).toEqual({ n: 2, k: 1, reading: 'r2' })
    expect(cases.at(-1)).toEqual({ n: 3, k: 3, reading: 'r2' })
  })

  it('keeps only the admissible values of a range', () => {
    const cases = casesOf(PARAMETERS, { n: [1, 2], k: [2, 7], reading: ['r2'] })
    expect(cases).toEqual([{ n: 2, k: 2, reading: 'r2' }])
  })

  it('is empty if nothing is admissible', () => {
    expect(casesOf(PARAMETERS, { n: [1, 1] })).toEqual([])
    expect(casesOf(PARAMETERS, { reading: ['r9'] })).toEqual([])
  })

  it('accepts values outside its list only if the parameter admits them', () => {
    const listed: Parameter = { kind: 'choice', name: 'game', about: '', values: () => ['a', 'b'] }
    const open: Parameter = { ...listed, admits: (value) => value.startsWith('c') }
    const asked = { game: ['c1', 'b', 'd'] }
    expect(casesOf([listed], asked)).toEqual([{ game: 'b' }])
    expect(casesOf([open], asked)).toEqual([{ game: 'b' }, { game: 'c1' }])
    expect(casesOf([open], {})).toEqual([{ game: 'a' }, { game: 'b' }])
  })

  it('of a wider range contains the cases of a narrower one, in the same order', () => {
    const range = fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]) => [a, a + b] as const)
    fc.assert(
      fc.property(range, ([from, to]) => {
        const narrow = casesOf(PARAMETERS, { n: [from, to] })
        const wide = casesOf(PARAMETERS, { n: [0, 30] })
        const keys = wide.map((one) => JSON.stringify(one))
        const places = narrow.map((one) => keys.indexOf(JSON.stringify(one)))
        expect(places).toEqual([...places].sort((a, b) => a - b))
        expect(places).not.toContain(-1)
      }),
    )
  })
})

describe('the cases of a list of parameters', () => {
  const upTo = (name: string, most: number): Parameter => ({
    kind: 'integer',
    name,
    about: name,
    allowed: () => [1, most],
    defaults: () => [1, most],
  })

  it('number at most 100,000', () => {
    expect(casesOf([upTo('n', 100_000)], {})).toHaveLength(100_000)
    expect(() => casesOf([upTo('n', 1e9)], {})).toThrow('smaller range of n')
    expect(() => casesOf([upTo('n', 90_000), upTo('k', 90_000)], {})).toThrow('smaller range of k')
  })
})
