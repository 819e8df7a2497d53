/**
 * Returns the value if it is a safe integer.
 *
 * @throws RangeError otherwise, so that no constant is ever rounded
 */
export function exact(value: number, what = 'constant'): number {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${what}: expected an integer of absolute value < 2^53, got ${value}`)
  }
  // Adding 0 changes −0 to 0.
  return value + 0
}

/**
 * Returns a divisor or modulus if it is a safe integer and at least 1.
 *
 * @throws RangeError otherwise
 */
export function exactPositive(value: number, what: string): number {
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new RangeError(`${what}: expected an integer from 1 to 2^53 - 1, got ${value}`)
  }
  return value
}

/**
 * ⌊a/b⌋ for safe integers, b ≥ 1. Floating-point division never rounds the quotient of two such
 * numbers up to an integer.
 */
export function floorDiv(a: number, b: number): number {
  return Math.floor(a / b) + 0
}

/** The residue of a safe integer a modulo m, in 0..m−1. */
export function residue(a: number, m: number): number {
  const rest = a % m
  return rest < 0 ? rest + m : rest + 0
}

/** The greatest common divisor of two safe integers. The result is at least 0. */
export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y !== 0) [x, y] = [y, x % y]
  return x
}

/**
 * The least common multiple of two positive integers.
 *
 * @throws RangeError if the result is 2^53 or more
 */
export function lcm(a: number, b: number): number {
  return exactPositive((a / gcd(a, b)) * b, 'common modulus')
}
