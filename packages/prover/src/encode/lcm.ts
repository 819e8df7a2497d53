import { gcd } from '@nim/presburger'

/**
 * The error for a goal whose cases have a modulus of 2^53 or more. Cases with such a modulus cannot
 * be written as queries, so no solver is asked.
 */
export class ModulusTooLarge extends RangeError {
  override readonly name = 'ModulusTooLarge'
}

/**
 * The least common multiple of two positive integers.
 * @throws ModulusTooLarge if it is 2^53 or more
 */
export function lcm(a: number, b: number): number {
  const result = (a / gcd(a, b)) * b
  if (Number.isSafeInteger(result)) return result
  throw new ModulusTooLarge(
    `the least common multiple of the formula's moduli reaches 2^53 (${result})`,
  )
}
