import { isInK, total } from '@nim/core/setnim/definitions'

/** Lowers every stack by the same number. */
function loweredBy(x: readonly number[], tokens: number): number[] {
  return x.map((height) => height - tokens)
}

/**
 * True if x is an exceptional P-position. For n = 4, further exceptional P-positions arise if an
 * even number is added to all stacks.
 */
export function isInE(x: readonly number[]): boolean {
  const [n, least] = [x.length, x[0]!]
  if (n === 4 && least > 0 && least % 2 === 0) return isInE(loweredBy(x, least))
  const k = n - 2
  const sum = total(x)
  return (
    least === 0 &&
    x.every((height, i) => i === 0 || height % 2 === 1) &&
    sum % (2 * k) === k - 1 &&
    k * x[n - 1]! <= sum
  )
}

/** True if x is in the set E + (1,…,1) of exceptional N-positions. */
export function isAboveE(x: readonly number[]): boolean {
  return x[0]! > 0 && isInE(loweredBy(x, 1))
}

/** True if x is P according to the theorem. */
export function isInP(x: readonly number[], k: number): boolean {
  return isInE(x) || (isInK(x, k) && !isAboveE(x))
}
