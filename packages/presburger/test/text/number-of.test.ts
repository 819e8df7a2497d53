import { expect, it } from 'vitest'
import { numberOf } from '../../src/text/index.ts'

it('uses the singular only after 1, and accepts an irregular plural', () => {
  expect([0, 1, 2, 1n, 10n ** 20n].map((count) => numberOf(count, 'case'))).toEqual([
    '0 cases',
    '1 case',
    '2 cases',
    '1 case',
    '100000000000000000000 cases',
  ])
  expect(numberOf(1, 'query', 'queries')).toBe('1 query')
  expect(numberOf(3, 'query', 'queries')).toBe('3 queries')
})
