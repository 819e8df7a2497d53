import { whole } from './refuse.ts'

/** The affine function (a·y + b)/d, with d ≥ 1. */
export interface Affine {
  readonly a: readonly number[]
  readonly b: number
  readonly d: number
}

/** The constant function of y ∈ ℕ^n with the value b. */
export function constant(b: number, n: number): Affine {
  return { a: new Array<number>(n).fill(0), b, d: 1 }
}

/** The function p + factor·q. */
export function add(p: Affine, q: Affine, factor: number): Affine {
  const f = whole(factor * p.d)
  const a = p.a.map((value, i) => whole(whole(value * q.d) + whole(f * q.a[i]!)))
  return { a, b: whole(whole(p.b * q.d) + whole(f * q.b)), d: whole(p.d * q.d) }
}

/** Reduces the fractions of an affine function to lowest terms. */
export function lowest({ a, b, d }: Affine): Affine {
  const g = [...a, b].reduce(gcd, d)
  return { a: a.map((factor) => factor / g), b: b / g, d: d / g }
}

/**
 * True if the function is at least this integer wherever it is an integer. The test is sufficient
 * but not necessary.
 */
export function isSurely({ a, b, d }: Affine, least: number): boolean {
  return a.every((factor) => factor >= 0) && b > d * (least - 1)
}

/** The greatest common divisor, at least 0. */
export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}
