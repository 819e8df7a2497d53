import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bitsOfTable, packBits, popcount, writeBits } from '../../src/rows/pack-bits.ts'

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

it('writeBits gives the bytes of which packBits makes the word', () => {
  const words = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
  fc.assert(
    fc.property(words, fc.nat(32), fc.nat(5), fc.nat(5), (word, count, before, after) => {
      const bytes = new Uint8Array(before + count + after).fill(7)
      const view = new DataView(bytes.buffer)
      writeBits(view, before, count, word)
      expect([...bytes.subarray(0, before)]).toEqual(new Array(before).fill(7))
      expect(bytes.subarray(before, before + count).every((byte) => byte <= 1)).toBe(true)
      expect([...bytes.subarray(before + count + 3)].every((byte) => byte === 7)).toBe(true)
      const low = count === 32 ? word : word & ~(-1 << count)
      expect(packBits(view, before, count, 0)).toBe(low)
    }),
  )
})

it('bitsOfTable reads bytes as it reads other numbers', () => {
  const list = fc.array(fc.nat(1), { minLength: 1, maxLength: 90 })
  fc.assert(
    fc.property(list, fc.nat(89), fc.nat(90), (values, start, most) => {
      const from = Math.min(start, values.length)
      const length = Math.min(most, values.length - from)
      for (const table of [values, Uint8Array.from(values), Int32Array.from(values)]) {
        const words = new Int32Array(3)
        bitsOfTable(table)(from, length, words)
        const bits = Array.from({ length }, (_, i) => (words[i >> 5]! >>> (i & 31)) & 1)
        expect(bits).toEqual(values.slice(from, from + length))
      }
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
