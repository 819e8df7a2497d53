import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ceilLog10,
  ceilLog2Of,
  decimalsOfG,
  enoughIterations,
  fibonacci,
  firstFailure,
  floorDifference,
  floorSum,
  floorTimes,
  lowerWythoff,
  neededIterations,
  newtonApproximation,
  newtonFixedPoint,
  newtonStepsFor,
  printedIterations,
} from '../../src/wythoff/index.ts'

const LIMIT = 3000n

/** The first n ≤ LIMIT with ⌊nξ⌋ ≠ a_n; undefined if no such n exists. */
function firstOneByOne(p: bigint, q: bigint): bigint | undefined {
  for (let n = 1n; n <= LIMIT; n++) if ((n * p) / q !== lowerWythoff(n)) return n
  return undefined
}

/** The n ≤ LIMIT with ⌊nξ⌋ ≠ a_n, found one by one. */
function failuresOneByOne(p: bigint, q: bigint): bigint[] {
  const failures: bigint[] = []
  for (let n = 1n; n <= LIMIT; n++) if ((n * p) / q !== lowerWythoff(n)) failures.push(n)
  return failures
}

const NEAR_PHI = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: -2000n, max: 2000n }))
  .map(([q, off]) => ({ p: lowerWythoff(q) + (off * q) / 100_000n + 1n, q }))

describe('the first failure of ⌊nξ⌋ = a_n', () => {
  it('equals the first failure found one by one, for ξ on both sides of φ', () => {
    fc.assert(
      fc.property(NEAR_PHI, (xi) => {
        const first = firstOneByOne(xi.p, xi.q)
        const found = firstFailure(xi)
        if (first === undefined) expect(found.n > LIMIT).toBe(true)
        else expect(found.n).toBe(first)
        expect(found.floor).toBe(floorTimes(xi, found.n))
        expect(found.a).toBe(lowerWythoff(found.n))
        expect(found.floor).not.toBe(found.a)
      }),
      { numRuns: 200 },
    )
  })

  it('is right for small fractions far from φ and for Fibonacci quotients', () => {
    for (let q = 1n; q <= 40n; q++) {
      for (let p = 1n; p <= 3n * q; p++) {
        expect(firstFailure({ p, q }).n).toBe(firstOneByOne(p, q))
      }
    }
  })

  it('rejects numbers that are not positive', () => {
    expect(() => firstFailure({ p: 0n, q: 1n })).toThrow(RangeError)
  })
})

describe('floor sums', () => {
  it('equal the sums term by term', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 300n }),
        fc.bigInt({ min: 0n, max: 500n }),
        fc.bigInt({ min: 1n, max: 200n }),
        (N, p, q) => {
          let sum = 0n
          for (let n = 1n; n <= N; n++) sum += (n * p) / q
          expect(floorSum(N, { p, q })).toBe(sum)
        },
      ),
    )
  })

  it('count the failures up to N if N·|ξ−φ| < 1', () => {
    for (const xi of [{ p: 809n, q: 500n }, newtonApproximation(1), decimalsPlusOne(4)]) {
      for (const N of [0n, 1n, 232n, 233n, 1000n, LIMIT]) {
        const failures = failuresOneByOne(xi.p, xi.q).filter((n) => n <= N)
        expect(floorDifference(N, xi)).toBe(BigInt(failures.length))
      }
    }
    expect(() => floorDifference(3n, { p: 0n, q: 1n })).toThrow(RangeError)
  })
})

function decimalsPlusOne(t: number): { p: bigint; q: bigint } {
  const { p, q } = decimalsOfG(t)
  return { p: p + q, q }
}

describe('Newton’s iteration', () => {
  it('yields the same in fractions and in fixed point, up to rounding', () => {
    for (let r = 0; r <= 7; r++) {
      const { p, q } = newtonApproximation(r)
      const digits = 400
      const exact = (p * 10n ** BigInt(digits)) / q
      const error = newtonFixedPoint(r, digits) - exact
      expect(error >= -3n && error <= 3n).toBe(true)
    }
  })

  it('has the known first values', () => {
    expect(newtonApproximation(0)).toEqual({ p: 809n, q: 500n })
    expect(newtonApproximation(1)).toEqual({ p: 904_481n, q: 559_000n })
    expect(firstFailure(newtonApproximation(0)).n).toBe(233n)
    expect(firstFailure(newtonApproximation(1)).n).toBe(46_368n)
  })
})

describe('the numbers of iterations and digits', () => {
  it('use logarithms that are rounded as defined', () => {
    expect([1n, 2n, 10n, 11n, 100n, 101n, 10n ** 30n].map(ceilLog10)).toEqual([
      0, 1, 1, 2, 2, 3, 30,
    ])
    expect([0, 1, 2, 3, 4, 6, 7, 12, 13, 24].map((t) => ceilLog2Of(t, 3))).toEqual([
      null,
      -1,
      0,
      0,
      1,
      1,
      2,
      2,
      3,
      3,
    ])
    expect([1, 2, 3, 4, 5].map((t) => ceilLog2Of(t, 2))).toEqual([-1, 0, 1, 1, 2])
    expect(() => ceilLog10(0n)).toThrow(RangeError)
    expect(() => ceilLog2Of(-1, 3)).toThrow(RangeError)
  })

  it('suffice after the correction, for every power of ten up to 10^200', () => {
    for (let k = 0; k <= 200; k++) {
      expect(enoughIterations(10n ** BigInt(k))).toBeGreaterThanOrEqual(neededIterations(k))
    }
  })

  it('equal the formula exactly, and change where they reach the first missed n', () => {
    for (let k = 0; k <= 200; k++) expect(newtonStepsFor(k)).toBe(neededIterations(k))
    const changes = [2, 4, 9, 19, 38, 76, 153, 308, 616, 1233, 2466, 4933]
    expect(changes.map(newtonStepsFor)).toEqual(changes.map((_, r) => r))
    expect(changes.map((k) => newtonStepsFor(k + 1))).toEqual(changes.map((_, r) => r + 1))
    for (const k of [-1, 0.5, 2e6]) expect(() => newtonStepsFor(k)).toThrow(RangeError)
  })

  it('have, as printed, no value for n = 1 and a negative value for n from 2 to 10', () => {
    expect([1n, 2n, 10n, 11n].map(printedIterations)).toEqual([null, -1, -1, 0])
  })

  it('decimalsOfG returns the decimals of g', () => {
    expect(decimalsOfG(20).p.toString()).toBe('61803398874989484820')
    expect(decimalsOfG(0)).toEqual({ p: 0n, q: 1n })
    expect(() => decimalsOfG(-1)).toThrow(RangeError)
  })

  it('fibonacci returns the numbers found by adding', () => {
    let [f, next] = [0n, 1n]
    for (let index = 0; index <= 300; index++) {
      expect(fibonacci(index)).toBe(f)
      ;[f, next] = [next, f + next]
    }
    expect(() => fibonacci(-1)).toThrow(RangeError)
  })
})
