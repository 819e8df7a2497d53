import { farTerm } from '@nim/core/gm'

/** The sizes of an input: its entries, l, and the decimal digits of j and of each entry. */
interface Sizes {
  readonly n: number
  readonly l: number
  readonly digits: number
  readonly entryDigits: number
}

const SMALL: Sizes = { n: 4, l: 4, digits: 30, entryDigits: 3 }

/**
 * A vector of range ≤ l with a multiple of l, and a far row that is the next to last in a period.
 */
function inputOf(sizes: Partial<Sizes>) {
  const { n, l, digits, entryDigits } = { ...SMALL, ...sizes }
  const first = 10n ** BigInt(entryDigits - 1) * BigInt(l)
  const x = Array.from({ length: n }, (_, i) => first + BigInt(Math.floor((i * l) / n)))
  const period = BigInt(n * l)
  const j = (10n ** BigInt(digits - 1) / period) * period + period - 1n
  return { x, l, j }
}

/** The sum of n, l, and the number of hexadecimal digits of j and of all entries. */
export function lengthOf(sizes: Partial<Sizes>): number {
  const { x, l, j } = inputOf(sizes)
  return x.concat(j).reduce((sum, integer) => sum + integer.toString(16).length, x.length + l)
}

/** The operations of one of the procedures, counted while it runs. */
export function operationsOf(procedure: typeof farTerm, sizes: Partial<Sizes>): number {
  const { x, l, j } = inputOf(sizes)
  const count = { operations: 0 }
  procedure(x, l, j, count)
  return count.operations
}

/**
 * A variable of the input, or all variables together, with the cost of the bucket procedure for
 * each size.
 */
export function byBuckets(
  fixed: string,
  from: number,
  sizesOf: (size: number) => Partial<Sizes>,
): {
  readonly fixed: string
  readonly from: number
  readonly operations: (size: number) => number
  readonly length: (size: number) => number
} {
  return {
    fixed,
    from,
    operations: (size: number) => operationsOf(farTerm, sizesOf(size)),
    length: (size: number) => lengthOf(sizesOf(size)),
  }
}
