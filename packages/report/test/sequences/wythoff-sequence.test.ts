import { expect, test } from 'vitest'
import { wythoffSequence } from '../../src/index.ts'

test('the sequences begin with the coordinates of the first winning points', () => {
  const lower = wythoffSequence('lower', 12)
  const upper = wythoffSequence('upper', 12)
  expect(lower.terms).toEqual([1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19])
  expect(upper.terms).toEqual([2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31])
  expect([lower.offset, upper.offset]).toEqual([1, 1])
  expect(lower.name).toMatch(/^Lower .* smaller coordinate/)
})

test('a number of terms that is not a whole number causes an error', () => {
  expect(() => wythoffSequence('lower', 1.5)).toThrow(RangeError)
  expect(() => wythoffSequence('upper', -1)).toThrow(RangeError)
  expect(wythoffSequence('upper', 0).terms).toEqual([])
})
