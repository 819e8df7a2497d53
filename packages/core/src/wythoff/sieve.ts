/**
 * The two sequences up to some index. Entry n of list `a` is a_n, entry n of list `b` is b_n, and
 * entry 0 of both lists is 0.
 */
export interface WythoffSequences {
  readonly a: readonly number[]
  readonly b: readonly number[]
}

/** One pass through steps L3 to L6. */
export interface SieveStep {
  /** J = {j : b_j ≥ a_{n−1} + 1}, ascending (L3). */
  readonly J: readonly number[]
  /** The smallest x > a_{n−1} that differs from b_j for all j ∈ J (L4). */
  readonly u: number
  readonly a: number
  readonly b: number
}

/**
 * Steps L3 to L6 for the next term. `a` and `b` contain the entries 0..n−1, n ≥ 2.
 *
 * @complexity O(n) time and space
 * @source V-Alg-L
 */
export function sieveStep({ a, b }: WythoffSequences): SieveStep {
  const n = a.length
  const last = a[n - 1]!
  const J: number[] = []
  for (let j = 1; j < n; j++) if (b[j]! >= last + 1) J.push(j)
  const members = new Set(J.map((j) => b[j]!))
  let u = last + 1
  while (members.has(u)) u++
  return { J, u, a: u, b: u + n }
}

/** A run of the sieve, and its cost. */
export interface SieveRun extends WythoffSequences {
  /** The total number of times that a candidate x was compared with some b_j. */
  readonly comparisons: number
  /** The number of integers stored while the sieve runs. */
  readonly stored: number
}

/**
 * The numbers a_1..a_count and b_1..b_count, computed by the sieve. J is represented by its
 * smallest index. This suffices because the b_j increase: members leave J only from the front, and
 * the candidates u increase too.
 *
 * @throws RangeError unless count ≥ 0 is a whole number
 * @complexity O(count) time and space
 * @source V-Alg-L
 */
export function wythoffSieve(count: number): SieveRun {
  if (!Number.isSafeInteger(count) || count < 0) {
    throw new RangeError(`sieve: expected a whole number of terms >= 0, got ${count}`)
  }
  const a = [0]
  const b = [0]
  let comparisons = 0
  let j = 1
  for (let n = 1; n <= count; n++) {
    let u = a[n - 1]! + 1
    for (; j < n; j++) {
      comparisons++
      if (b[j]! < u) continue
      if (b[j]! > u) break
      u++
    }
    a.push(u)
    b.push(u + n)
  }
  return { a, b, comparisons, stored: a.length + b.length - 2 }
}
