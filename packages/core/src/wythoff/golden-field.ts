import { floorQuotient, type Fraction } from './fraction.ts'
import { isqrt } from './isqrt.ts'

/** The number (a + b√5)/c with c > 0, not necessarily in lowest terms. */
export interface GoldenNumber {
  readonly a: bigint
  readonly b: bigint
  readonly c: bigint
}

/** The golden ratio φ = (1 + √5)/2. */
export const PHI: GoldenNumber = { a: 1n, b: 1n, c: 2n }

/**
 * g = (√5 − 1)/2 = φ − 1.
 * @source V-C3 (21)
 */
export const G: GoldenNumber = { a: -1n, b: 1n, c: 2n }

/** A rational number as an element of the field. */
export function goldenOf({ p, q }: Fraction): GoldenNumber {
  return { a: p, b: 0n, c: q }
}

export function addGolden(x: GoldenNumber, y: GoldenNumber): GoldenNumber {
  return { a: x.a * y.c + y.a * x.c, b: x.b * y.c + y.b * x.c, c: x.c * y.c }
}

export function subGolden(x: GoldenNumber, y: GoldenNumber): GoldenNumber {
  return addGolden(x, { a: -y.a, b: -y.b, c: y.c })
}

export function mulGolden(x: GoldenNumber, y: GoldenNumber): GoldenNumber {
  return { a: x.a * y.a + 5n * x.b * y.b, b: x.a * y.b + x.b * y.a, c: x.c * y.c }
}

/**
 * x/y.
 * @throws RangeError if y = 0
 */
export function divGolden(x: GoldenNumber, y: GoldenNumber): GoldenNumber {
  const norm = y.a * y.a - 5n * y.b * y.b
  if (norm === 0n) throw new RangeError('division by zero')
  const sign = norm < 0n ? -1n : 1n
  const inverse = { a: sign * y.a * y.c, b: -sign * y.b * y.c, c: sign * norm }
  return mulGolden(x, inverse)
}

/** The power x^e for an integer e ≥ 0, computed by repeated squaring. */
export function powGolden(x: GoldenNumber, e: number): GoldenNumber {
  let power: GoldenNumber = { a: 1n, b: 0n, c: 1n }
  for (let rest = e, square = x; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = mulGolden(power, square)
    if (rest > 1) square = mulGolden(square, square)
  }
  return power
}

/**
 * The sign of a number: −1, 0 or 1. The result is exact. If the signs of a and b differ, the
 * function compares squares, which cannot be equal because √5 is irrational.
 */
export function signGolden({ a, b }: GoldenNumber): number {
  if (a >= 0n && b >= 0n) return a === 0n && b === 0n ? 0 : 1
  if (a <= 0n && b <= 0n) return -1
  const isRationalLarger = a * a > 5n * b * b
  return isRationalLarger === a > 0n ? 1 : -1
}

/** The sign of x − y. */
export function compareGolden(x: GoldenNumber, y: GoldenNumber): number {
  return signGolden(subGolden(x, y))
}

export function absGolden(x: GoldenNumber): GoldenNumber {
  return signGolden(x) < 0 ? { a: -x.a, b: -x.b, c: x.c } : x
}

/**
 * The number ⌊n·x⌋ for an integer n.
 * @complexity one integer square root
 */
export function floorTimesGolden(x: GoldenNumber, n: bigint): bigint {
  const b = n * x.b
  const root = isqrt(5n * b * b)
  // For real r, ⌊(a + r)/c⌋ = ⌊(a + ⌊r⌋)/c⌋. For b < 0, the floor of b√5 is −⌈|b|√5⌉.
  return floorQuotient(n * x.a + (b >= 0n ? root : -root - 1n), x.c)
}
