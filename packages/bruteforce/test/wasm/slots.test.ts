import { describe, expect, it } from 'vitest'
import { slotsOf, slotsSize } from '../../src/wasm/slow/slots.ts'

describe('the size of a box in the memory of a kernel', () => {
  for (const shape of ['rows', 'straight', 'skewed'] as const) {
    it(`is known without its tables: ${shape}`, () => {
      for (let piles = 3; piles <= 7; piles++) {
        const game = { piles, sizes: [2] }
        for (const max of [0, 1, 2, 5, 40, 63, 64, 127, 128, 300]) {
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
