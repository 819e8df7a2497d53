import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { packBits, popcount } from '../../src/rows/pack-bits.ts'

it('packBits takes one bit of each byte', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(bytes, fc.nat(7), fc.nat(39), fc.nat(32), (list, bit, start, most) => {
      const from = Math.min(start, list.length)
      const count = Math.min(most, list.length - from)
      let word = 0
      for (let i = 0; i < count; i++) if ((list[from + i]! >> bit) % 2 === 1) word |= 1 << i
      const view = new DataView(list.buffer, list.byteOffset, list.length)
      expect(packBits(view, from, count, bit)).toBe(word)
    }),
  )
})

it('popcount counts the bits of a word', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (word) => {
      expect(popcount(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length)
    }),
  )
})
