import { describe, expect, it } from 'vitest'
import { mPlayCountAccelerated } from '../../../src/exact-slow/m-play-count-accelerated.ts'
import { levelBoundByDefinition } from '../../../src/exact-slow/theorem-3/level-bound-by-definition.ts'
import { levelBoundCorrected } from '../../../src/exact-slow/theorem-3/level-bound-corrected.ts'
import { remotenessByTheorem3Corrected } from '../../../src/exact-slow/theorem-3/remoteness-by-theorem-3-corrected.ts'
import { remoteness } from '../../../src/exact-slow/remoteness.ts'
import { sorted, sortedBox } from '../../../src/rules/index.ts'

describe('levelBoundCorrected', () => {
  it('is −∞ if an entry would exceed the level', () => {
    expect(levelBoundCorrected([0, 0, 4], 4)).toBeNull()
    expect(levelBoundCorrected([0, 1, 4], 4)).toBeNull()
    expect(levelBoundCorrected([4, 4, 4], 4)).toBe(6)
  })

  it.each([
    [3, 9],
    [4, 6],
    [5, 5],
  ])('equals b_t by its definition, for %i piles up to %i', (piles, max) => {
    sortedBox(piles, max).forEach((x) => {
      for (let t = 2; t <= piles + 1; t++) {
        expect(levelBoundCorrected(x, t), `${x.join()} t = ${t}`).toBe(levelBoundByDefinition(x, t))
      }
    })
  })
})

describe('remotenessByTheorem3Corrected', () => {
  it.each([
    [3, 20],
    [4, 12],
    [5, 9],
  ])('equals the length of the M-play, for %i piles up to %i', (piles, max) => {
    sortedBox(piles, max).forEach((x) => {
      if (!(x[1]! > 0)) return
      expect(remotenessByTheorem3Corrected(x), x.join()).toBe(mPlayCountAccelerated(x))
    })
  })

  it('agrees with the M-play and with bisection at large random positions', () => {
    let state = 5n
    const next = (): bigint => (state = (state * 6_364_136_223_846_793_005n + 3n) % 2n ** 64n)
    for (let i = 0; i < 400; i++) {
      const piles = 3 + (i % 7)
      const spread = 10n ** BigInt(1 + (i % 19))
      const base = i % 2 === 0 ? 0n : next() ** 3n
      const x = sorted(Array.from({ length: piles }, () => base + 1n + (next() % spread)))
      const moves = mPlayCountAccelerated(x)
      expect(remotenessByTheorem3Corrected(x)).toBe(moves)
      expect(remoteness(x)).toBe(moves)
    }
  })

  it('rejects terminal positions', () => {
    expect(() => remotenessByTheorem3Corrected([0, 0, 5])).toThrow(RangeError)
  })
})
