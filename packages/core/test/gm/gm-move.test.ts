import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gmMove, gmSequence, leaderCount, pivot, vectorRange } from '../../src/gm/index.ts'
import { naiveKept, naiveMove, sortedVectors } from './naive-sequence.ts'

describe('pivot and GM-move', () => {
  it('agree with the definition on all vectors of up to 4 entries between −4 and 9', () => {
    const wrong: string[] = []
    for (const l of [2, 3, 4, 5]) {
      for (const n of [1, 2, 3, 4]) {
        for (const x of sortedVectors(n, -4, 9)) {
          const hasMultiple = x.some((entry) => entry % l === 0)
          if (pivot(x, l) !== (hasMultiple ? naiveKept(x, l) : null))
            wrong.push(`${x.join()}, ${l}`)
          if (gmMove(x, l).join() !== naiveMove(x, l).join()) wrong.push(`${x.join()}, ${l}: move`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('choose the largest index among equal smallest multiples, and count 0 and −l as multiples', () => {
    expect(pivot([-3, -3, 0, 2], 3)).toBe(2)
    expect(pivot([-1, 0, 0, 0, 7], 2)).toBe(4)
    expect(pivot([1, 1, 4], 3)).toBeNull()
  })

  it('keep the last entry if there is no multiple, or lower all entries if the caller requests that', () => {
    expect(gmMove([1, 1, 1], 3)).toEqual([0, 0, 1])
    expect(gmMove([1, 1, 1], 3, 'lower-all')).toEqual([0, 0, 0])
    expect(gmMove([3, 4], 3, 'lower-all')).toEqual([3, 3])
  })

  it('produce the same for numbers and bigints', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 2, max: 9 }),
        (entries, l) => {
          const x = entries.sort((a, b) => a - b)
          const big = x.map(BigInt)
          expect(pivot(big, BigInt(l))).toBe(pivot(x, l))
          expect(gmMove(big, BigInt(l)).map(Number)).toEqual(gmMove(x, l))
          expect(leaderCount(big, BigInt(l))).toBe(leaderCount(x, l))
          expect(Number(vectorRange(big, BigInt(l)))).toBe(vectorRange(x, l))
        },
      ),
    )
  })

  it('list a sequence, starting with its first vector', () => {
    expect(gmSequence([15, 15, 17, 18], 3, 3)).toEqual([
      [15, 15, 17, 18],
      [14, 15, 16, 17],
      [13, 15, 15, 16],
      [12, 14, 15, 15],
    ])
  })

  it('reject vectors that are empty, not sorted or not exact, and l below 2', () => {
    expect(() => pivot([], 2)).toThrow(RangeError)
    expect(() => pivot([2, 1], 2)).toThrow(/ascending/)
    expect(() => pivot([1, 2], 1)).toThrow(/l: expected/)
    expect(() => pivot([1, 2.5], 2)).toThrow(/exact/)
    expect(() => pivot([1, 2 ** 52], 2)).toThrow(/too large/)
    expect(() => pivot<number | bigint>([1, 2n], 2)).toThrow(TypeError)
    expect(() => gmSequence([1, 2], 2, -1)).toThrow(/moves/)
  })

  it('count the leaders: the entries that exceed the smallest one by at most l', () => {
    expect(leaderCount([0, 2, 3, 4], 3)).toBe(3)
    expect(leaderCount([0, 3], 3)).toBe(2)
    expect(leaderCount([-5], 2)).toBe(1)
  })
})
