import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../src/index.ts'

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const words = fc.array(word)

describe('fold', () => {
  it('computes each lane by its definition', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word)), (pairs) => {
        const folded = fold()
        for (const [first, second] of pairs) folded.add(first, second)
        const lane = (start: bigint, factor: bigint, turn: bigint, i: 0 | 1): number => {
          let h = start
          for (const pair of pairs) {
            const product = ((h ^ BigInt(pair[i])) * factor) % 2n ** 32n
            h = ((product << turn) | (product >> (32n - turn))) % 2n ** 32n
          }
          return Number(h)
        }
        expect(folded.lanes()).toEqual({
          first: lane(0x243f6a88n, 0x9e3779b1n, 15n, 0),
          second: lane(0x85a308d3n, 0x85ebca6bn, 13n, 1),
        })
        expect(folded.count()).toBe(pairs.length)
      }),
    )
  })

  it('folds many words as it folds single words, also after a restart', () => {
    fc.assert(
      fc.property(words, words, (before, many) => {
        const [together, single] = [fold(), fold()]
        for (const one of before) together.add(one)
        together.restart()
        together.addAll(Uint32Array.from([...many, 7]), many.length)
        for (const one of many) single.add(one)
        expect(together.lanes()).toEqual(single.lanes())
        expect(together.count()).toBe(many.length)
      }),
    )
  })
})
