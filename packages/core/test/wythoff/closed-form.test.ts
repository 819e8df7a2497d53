import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attritionOutcome,
  certifiesLower,
  countsUpTo,
  indexOf,
  iStar,
  isqrt,
  kStar,
  lowerWythoff,
  upperWythoff,
  winningMove,
  wythoffOutcome,
  wythoffSieve,
} from '../../src/wythoff/index.ts'
import { winningPointsByPlay } from '../../src/wythoff/definitions/index.ts'

const HUGE = fc.bigInt({ min: 0n, max: 10n ** 400n })

describe('isqrt', () => {
  it('is the integer square root of bigints of every size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 1200n }), (n) => {
        const root = isqrt(n)
        expect(root * root <= n && n < (root + 1n) * (root + 1n)).toBe(true)
        expect(isqrt(n * n)).toBe(n)
        expect(isqrt(n * n + 2n * n)).toBe(n)
      }),
    )
  })

  it('is exact for all safe integers next to squares', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 94_906_264 }), (r) => {
        expect([isqrt(r * r - 1), isqrt(r * r), isqrt(r * r + 2 * r)]).toEqual([r - 1, r, r])
      }),
    )
    expect(isqrt(Number.MAX_SAFE_INTEGER)).toBe(94_906_265)
  })

  it('rejects negative and unsafe numbers', () => {
    expect(() => isqrt(-1)).toThrow(RangeError)
    expect(() => isqrt(-1n)).toThrow(RangeError)
    expect(() => isqrt(2 ** 53)).toThrow(RangeError)
  })
})

describe('the closed form of the winning points', () => {
  it('equals the sieve for n up to 200,000', () => {
    const { a, b } = wythoffSieve(200_000)
    const wrong = a.filter((value, n) => value !== lowerWythoff(n) || b[n] !== upperWythoff(n))
    expect(wrong).toEqual([])
  })

  it('satisfies its certificate, and no other value does, up to 10^400', () => {
    fc.assert(
      fc.property(HUGE, (n) => {
        const a = lowerWythoff(n + 1n)
        expect([a - 1n, a, a + 1n].map((x) => certifiesLower(n + 1n, x))).toEqual([
          false,
          true,
          false,
        ])
        expect(upperWythoff(n)).toBe(lowerWythoff(n) + n)
      }),
    )
  })

  it('is the same for numbers and bigints, even if squares are unsafe', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000_000_000_000 }), (n) => {
        expect(BigInt(lowerWythoff(n))).toBe(lowerWythoff(BigInt(n)))
        expect(BigInt(upperWythoff(n))).toBe(upperWythoff(BigInt(n)))
        expect(BigInt(kStar(n))).toBe(kStar(BigInt(n)))
      }),
    )
    expect(() => lowerWythoff(Number.MAX_SAFE_INTEGER)).toThrow(RangeError)
    expect(() => lowerWythoff(-1)).toThrow(RangeError)
    expect(() => lowerWythoff(1.5)).toThrow(RangeError)
  })

  it('separates P from N as play does', () => {
    const byPlay = new Set(winningPointsByPlay(60).map(String))
    const misere = new Set(winningPointsByPlay(60, 'misere').map(String))
    for (let L = 0; L <= 60; L++) {
      for (let S = 0; S <= L; S++) {
        expect(wythoffOutcome([S, L]) === 'P').toBe(byPlay.has(`${S},${L}`))
        expect(attritionOutcome([S, L]) === 'P').toBe(misere.has(`${S},${L}`))
      }
    }
  })
})

describe('the index of an integer', () => {
  it('is right for every integer up to the limit of the sieve', () => {
    const { a, b } = wythoffSieve(20_000)
    for (let n = 1; n <= 20_000; n++) {
      expect(indexOf(a[n]!)).toEqual({ sequence: 'a', index: n })
      expect(indexOf(b[n]!)).toEqual({ sequence: 'b', index: n })
    }
  })

  it('is right for integers of any size', () => {
    fc.assert(
      fc.property(HUGE, (n) => {
        const k = n + 1n
        expect(indexOf(lowerWythoff(k))).toEqual({ sequence: 'a', index: k })
        expect(indexOf(upperWythoff(k))).toEqual({ sequence: 'b', index: k })
        expect([kStar(lowerWythoff(k)), iStar(upperWythoff(k))]).toEqual([k, k])
      }),
    )
    expect(() => indexOf(0)).toThrow(RangeError)
  })

  it('starts the search at the smallest k with kφ > S and the smallest i with iφ² > S, for every S', () => {
    // kφ > S iff k√5 > 2S − k, and iφ² > S iff i√5 > 2S − 3i.
    const isAbove = (index: number, rest: number): boolean =>
      rest < 0 || 5 * index * index > rest * rest
    for (let S = 1; S <= 3000; S++) {
      const [k, i] = [kStar(S), iStar(S)]
      expect([isAbove(k, 2 * S - k), isAbove(k - 1, 2 * S - k + 1)]).toEqual([true, false])
      expect([isAbove(i, 2 * S - 3 * i), isAbove(i - 1, 2 * S - 3 * i + 3)]).toEqual([true, false])
    }
    expect(kStar(0)).toBe(0)
  })

  it('agrees with counting both sequences', () => {
    const { a } = wythoffSieve(700)
    for (let M = 0; M <= 1000; M++) {
      const nA = a.filter((value) => value >= 1 && value <= M).length
      expect(countsUpTo(M)).toEqual({ nA, nB: M - nA })
    }
  })
})

describe('the winning move', () => {
  it('leads from every losing point to a winning point and is legal, up to 10^400', () => {
    fc.assert(
      fc.property(HUGE, HUGE, (S, m) => {
        const L = S + m
        const target = winningMove([S, L])
        if (target === null) {
          expect(S).toBe(lowerWythoff(m))
          return
        }
        const [x, y] = target
        expect(x === lowerWythoff(y - x)).toBe(true)
        const takes = [
          [S - x, L - y],
          [S - y, L - x],
        ]
        const isLegal = takes.some(
          ([s, l]) => s! >= 0n && l! >= 0n && s! + l! > 0n && (s === 0n || l === 0n || s === l),
        )
        expect(isLegal).toBe(true)
      }),
    )
  })

  it('rejects points that do not satisfy 0 ≤ S ≤ L', () => {
    expect(() => winningMove([5, 3])).toThrow(RangeError)
    expect(() => wythoffOutcome([-1n, 3n])).toThrow(RangeError)
  })
})
