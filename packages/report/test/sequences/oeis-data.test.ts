import { expect, test } from 'vitest'
import { oeisData, oeisOffset } from '../../src/index.ts'

const sequence = (...terms: (number | bigint)[]) => ({ name: 'a', offset: 0, terms })

test('the data line contains as many complete terms as fit into 260 characters', () => {
  expect(oeisData(sequence(1, 0, 12n))).toBe('1, 0, 12')
  const line = oeisData(sequence(...Array.from({ length: 400 }, (_, i) => 10 + (i % 90))))
  expect(line.split(', ')).toHaveLength(65)
  expect(oeisData(sequence(10n ** 300n, 1))).toBe(`1${'0'.repeat(300)}`)
  expect(() => oeisData(sequence())).toThrow(RangeError)
})

test('the offset contains the index of the first term above 1, or 1 if there is no such term', () => {
  expect(oeisOffset(sequence(1, 0, 2, 5))).toBe('0,3')
  expect(oeisOffset({ ...sequence(-7n, 0), offset: 5 })).toBe('5,1')
  expect(oeisOffset(sequence(1, 0, 1))).toBe('0,1')
})
