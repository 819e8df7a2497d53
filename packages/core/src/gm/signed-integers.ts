import { bigIntegers, type Integers, type Pile, plainIntegers } from '../integers/integers.ts'

/** Exact integers of any sign. Division by an integer of the same kind is supported. */
export interface SignedIntegers<T extends Pile> extends Integers<T> {
  /** The quotient ⌊a / b⌋ for b ≥ 1, rounded towards −∞. */
  quotient(a: T, b: T): T
  /** The residue of a modulo b in 0..b−1, for b ≥ 1 and a of any sign. */
  residue(a: T, b: T): T
}

const plain: SignedIntegers<number> = {
  ...plainIntegers,
  quotient: (a, b) => Math.floor(a / b),
  residue: (a, b) => ((a % b) + b) % b,
}

const big: SignedIntegers<bigint> = {
  ...bigIntegers,
  quotient: (a, b) => (a - big.residue(a, b)) / b,
  residue: (a, b) => {
    const residue = a % b
    return residue < 0n ? residue + b : residue
  },
}

/**
 * Checks x and l, and returns the arithmetic for GM-sequences that start with the vector x.
 *
 * Domain: x sorted ascending, not empty, entries of any sign; l ≥ 2; `also` contains other integers
 * of the computation, such as a level. Either all of them are of type `bigint`, or all are of type
 * `number` with 16·n²·(largest absolute value) ≤ 2^53 − 1, so that no intermediate value is ever
 * rounded.
 *
 * @throws TypeError if bigints and numbers are mixed
 * @throws RangeError if x is empty or not sorted, l < 2, or a number is not an integer or too large
 * @complexity O(n)
 * @source GN-D1
 */
export function signedIntegersOf<T extends Pile>(
  x: readonly T[],
  l: T,
  also: readonly T[] = [],
): SignedIntegers<T> {
  if (x.length === 0) throw new RangeError('vector: expected at least one entry')
  if (l < 2) throw new RangeError(`l: expected an integer >= 2, got ${l}`)
  const integers = [...x, l, ...also]
  for (const integer of integers) {
    if (typeof integer !== typeof l) throw new TypeError('vector: numbers and bigints are mixed')
  }
  const unsorted = x.findIndex((entry, i) => i > 0 && x[i - 1]! > entry)
  if (unsorted >= 0)
    throw new RangeError(`vector: expected entries in ascending order, got ${x.join()}`)
  if (typeof l === 'bigint') return big as unknown as SignedIntegers<T>
  for (const integer of integers as readonly number[]) {
    if (!Number.isSafeInteger(integer)) {
      throw new RangeError(`vector: expected exact integers, got ${integer}`)
    }
    if (16 * x.length * x.length * Math.abs(integer) > Number.MAX_SAFE_INTEGER) {
      throw new RangeError(`vector: ${integer} is too large for exact numbers; pass bigints`)
    }
  }
  return plain as unknown as SignedIntegers<T>
}
