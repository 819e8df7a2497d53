import { exactSlowNim, slowSetNim, WYTHOFF } from '@nim/core/rules'
import { expect, it } from 'vitest'
import { reference } from '../src/index.ts'

it('reference finds the values of GMMV-E1 to GMMV-E3', () => {
  const remoteness = reference(exactSlowNim(3, 2), 'remoteness', 'normal')
  const outcome = reference(exactSlowNim(3, 2), 'outcome', 'normal')
  expect(remoteness([1, 1, 2])).toBe(1)
  expect(outcome([0, 1, 1])).toBe(1)
  expect(outcome([1, 1, 1])).toBe(1)
  expect(outcome([3, 3, 3])).toBe(0)
  expect(remoteness([3, 3, 3])).toBe(4)
  expect(remoteness([3, 5, 5])).toBe(6)
})

it('reference accepts piles in any order if the rules do not distinguish them', () => {
  expect(reference(exactSlowNim(3, 2), 'remoteness', 'normal')([5, 3, 5])).toBe(6)
})

it('reference assigns the misère values 1, 0 and 1 to terminal positions', () => {
  const ruleset = slowSetNim(2, [2])
  expect(reference(ruleset, 'outcome', 'misere')([0, 4])).toBe(1)
  expect(reference(ruleset, 'remoteness', 'misere')([0, 4])).toBe(0)
  expect(reference(ruleset, 'grundy', 'misere')([0, 4])).toBe(1)
  expect(reference(ruleset, 'grundy', 'misere')([1, 4])).toBe(0)
})

it('reference finds the first Grundy values of Wythoff, starting with (1,1)', () => {
  const grundy = reference(WYTHOFF, 'grundy', 'normal')
  expect([grundy([0, 1]), grundy([1, 1]), grundy([1, 2]), grundy([2, 2])]).toEqual([1, 2, 0, 1])
})
