import type { Fraction } from '@nim/core/wythoff'

const TERMS = 40n

/** Σ_{k ≤ 40} 1/k! < e < the same + 1/(40!·40). */
function enclosure(): readonly [low: Fraction, high: Fraction] {
  let factorial = 1n
  let sum = 1n
  for (let k = 1n; k <= TERMS; k++) {
    factorial *= k
    sum = sum * k + 1n
  }
  const q = factorial * TERMS
  return [
    { p: sum * TERMS, q },
    { p: sum * TERMS + 1n, q },
  ]
}

const [LOW, HIGH] = enclosure()

/**
 * The sign of e^r − p/q for r ≥ 1, decided by an enclosure of e to 49 decimals.
 * @throws RangeError if p/q is too near to e^r for that enclosure
 */
export function compareEulerPower(r: number, { p, q }: Fraction): number {
  const exponent = BigInt(r)
  if (LOW.p ** exponent * q > p * LOW.q ** exponent) return 1
  if (HIGH.p ** exponent * q < p * HIGH.q ** exponent) return -1
  throw new RangeError(`e^${r} and ${p}/${q} are too near to each other`)
}

/** ⌈ln t⌉ for t ≥ 1: the least r with e^r ≥ t. */
export function ceilLn(t: number): number {
  if (t <= 1) return 0
  let r = 1
  while (compareEulerPower(r, { p: BigInt(t), q: 1n }) < 0) r++
  return r
}

/** True iff L ≥ (e−1)·S, that is (L+S)/S ≥ e, for S ≥ 1. */
export function isAboveEulerLine(S: number, L: number): boolean {
  return compareEulerPower(1, { p: BigInt(L + S), q: BigInt(S) }) < 0
}

/** True iff (e−1)·S ≥ Q, that is e ≥ (Q+S)/S, for S ≥ 1. */
export function isEulerLevel(S: number, Q: number): boolean {
  return compareEulerPower(1, { p: BigInt(Q + S), q: BigInt(S) }) > 0
}
