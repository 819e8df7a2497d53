import { describe, expect, it } from 'vitest'
import { slotsOf, slotsSize } from '../../src/wasm/slow/slots.ts'

describe('the size of a box in the memory of a kernel', () => {
  for (const [shape, least, most] of [
    ['rows', 3, 7],
    ['octets', 6, 12],
    ['straight', 3, 7],
    ['skewed', 3, 6],
    ['flat', 7, 12],
  ] as const) {
    it(`is computed without allocating its tables: ${shape}`, () => {
      for (let piles = least; piles <= most; piles++) {
        const game = { piles, sizes: [2] }
        for (const max of [0, 1, 2, 5, 40, 63, 64, 127, 128, 300].filter(
          (max) => max ** piles < 2 ** 60,
        )) {
          for (const ring of [0, 2]) {
            const size = slotsSize(game, max, shape, ring)
            for (const bytes of [1, 2, 4, 8] as const) {
              const made = slotsOf(game, max, shape, bytes, ring)
              expect(size(bytes), `n=${piles} B=${max} ring ${ring}`).toBe(made.size)
            }
          }
        }
      }
    })
  }
})
