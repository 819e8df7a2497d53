import { farTerm } from '@nim/core/gm'
import { keptOf } from './rule-by-definition.ts'

/**
 * x^j for range(x) ≤ l by T1.1 alone: j is reduced modulo nl, the moves that are left are made, and
 * whole periods are subtracted. Each entry that is read or changed is counted.
 */
export const farTermByMoves: typeof farTerm = (x, l, j, count) => {
  const n = x.length
  const period = BigInt(n * l)
  // adding a multiple of l to all entries changes no pivot
  const base = (x[0]! / BigInt(l)) * BigInt(l)
  let row = x.map((entry) => Number(entry - base))
  for (let moves = Number(j % period); moves > 0; moves--) {
    const kept = keptOf(row, l) - 1
    row = row.map((entry, i) => (i === kept ? entry : entry - 1))
    if (count !== undefined) count.operations += 2 * n
  }
  const offset = base - (j / period) * BigInt((n - 1) * l) + BigInt(row[0]!)
  return { offset, above: row.map((entry) => entry - row[0]!) }
}

/** The sizes of an input: its entries, l, and the decimal digits of j and of each entry. */
interface Sizes {
  readonly n: number
  readonly l: number
  readonly digits: number
  readonly entryDigits: number
}

const SMALL: Sizes = { n: 4, l: 4, digits: 30, entryDigits: 3 }

/** A vector of range ≤ l with a multiple of l, and a row that is far out and next to last in a period. */
function inputOf(sizes: Partial<Sizes>) {
  const { n, l, digits, entryDigits } = { ...SMALL, ...sizes }
  const first = 10n ** BigInt(entryDigits - 1) * BigInt(l)
  const x = Array.from({ length: n }, (_, i) => first + BigInt(Math.floor((i * l) / n)))
  const period = BigInt(n * l)
  const j = (10n ** BigInt(digits - 1) / period) * period + period - 1n
  return { x, l, j }
}

/** n + l, and the hexadecimal digits of j and of all entries. */
export function lengthOf(sizes: Partial<Sizes>): number {
  const { x, l, j } = inputOf(sizes)
  return x.concat(j).reduce((sum, integer) => sum + integer.toString(16).length, x.length + l)
}

/** Operations of one of the procedures, counted while it runs. */
export function operationsOf(procedure: typeof farTerm, sizes: Partial<Sizes>): number {
  const { x, l, j } = inputOf(sizes)
  const count = { operations: 0 }
  procedure(x, l, j, count)
  return count.operations
}

/** What grows by the procedure of buckets, in each variable of the input and in all of them. */
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
