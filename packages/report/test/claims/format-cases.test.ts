import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCases } from '../../src/claims/format-cases.ts'
import { caseName, parseCases } from './parse-cases.ts'

const NAMES = ['n', 'k', 'A']
const one = fc.record({
  n: fc.integer({ min: 0, max: 6 }),
  k: fc.integer({ min: 0, max: 6 }),
  A: fc.constantFrom('{1}', '{1,2}', 'case2.1b'),
})
const lists = fc.uniqueArray(one, {
  minLength: 1,
  maxLength: 40,
  selector: (parameters) => caseName(parameters, NAMES),
})

describe('formatCases', () => {
  it('names every case exactly once', () => {
    fc.assert(
      fc.property(lists, (cases) => {
        const named = parseCases(formatCases(cases))
        expect(named.toSorted()).toEqual(cases.map((each) => caseName(each, NAMES)).toSorted())
      }),
    )
  })

  it('combines consecutive integers, and combines cases that differ in one parameter', () => {
    const cases = [2, 3, 5].flatMap((n) => [1, 2, 4].map((k) => ({ n, k })))
    expect(formatCases(cases)).toBe('n = 2..3, 5, k = 1..2, 4')
    expect(formatCases([...cases, { n: 6, k: 1 }])).toBe('n = 2..3, 5, k = 1..2, 4; n = 6, k = 1')
  })

  it('leaves out the parameters that are not requested', () => {
    expect(formatCases([{ reading: 'r1', n: 3 }], ['n'])).toBe('n = 3')
    expect(formatCases([{}])).toBe('')
  })
})
