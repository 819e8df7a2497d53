import { digitsOf, type OperationCount } from '../integers/operation-count.ts'
import { signedIntegersOf } from './signed-integers.ts'

/** The vector x^j, stored as one large integer and n small ones. Entry i is `offset + above[i]`. */
export interface FarTerm {
  /** The smallest entry. */
  readonly offset: bigint
  /** The height of each entry above the smallest one, in ascending order from 0. */
  readonly above: readonly number[]
}

/**
 * Computes x^j for any j in linear time, if range(x) ≤ l and x contains a multiple of l.
 *
 * The function puts each entry once into the bucket of its residue modulo l. A bucket stores its
 * lowest value and the last entry that has this value. Row t keeps the lowest entry of bucket t or,
 * if it is lower, the entry that row t − 1 kept. So a move takes O(1). The first l moves determine
 * all later moves by the left shift (GN-L2). Whole periods of n·l moves lower all entries by (n −
 * 1)·l (GN-T1.1).
 *
 * @param x sorted ascending, entries of any sign, with range ≤ l and a multiple of l
 * @param l at least 2, and small enough that l moves can be made one by one
 * @param j at least 0
 * @param count receives the number of operations
 * @throws RangeError if the range is above l, no entry is a multiple of l, or j < 0; otherwise as
 *   {@link signedIntegersOf}
 * @complexity O(n + l + digits of j and of all entries)
 * @source GN-T1.cx
 */
export function farTerm(
  x: readonly bigint[],
  l: number,
  j: bigint,
  count: OperationCount = { operations: 0 },
): FarTerm {
  const z = signedIntegersOf(x, BigInt(l))
  if (j < 0n) throw new RangeError(`j: expected an integer >= 0, got ${j}`)
  const read = (integer: bigint): bigint => {
    count.operations += digitsOf(integer)
    return integer
  }
  const n = x.length
  const least = read(x[0]!)
  if (z.sub(read(x[n - 1]!), least) > BigInt(l))
    throw new RangeError(`range: expected at most ${l}`)
  const above = x.map((entry) => Number(read(entry) - least))
  const residue = Number(z.residue(read(least), BigInt(l)))
  const pivots = firstPivots(above, residue, l, count)

  const period = BigInt(n) * BigInt(l)
  const left = Number(read(j) % period)
  const dropInPeriods = (read(j) / period) * BigInt((n - 1) * l)
  const lowered = loweredBy(pivots, n, left, count)
  const row = above.map((entry, i) => {
    count.operations++
    return entry - lowered[i]!
  })
  return {
    offset: read(least) - read(dropInPeriods) + BigInt(row[0]!),
    above: row.map((entry) => {
      count.operations++
      return entry - row[0]!
    }),
  }
}

/** The 0-based positions of the pivots of the first l rows. */
function firstPivots(
  above: readonly number[],
  residue: number,
  l: number,
  count: OperationCount,
): number[] {
  const lowest: (number | undefined)[] = []
  const last: number[] = []
  for (let t = 0; t < l; t++) {
    lowest.push(undefined)
    last.push(-1)
    count.operations++
  }
  for (const [i, entry] of above.entries()) {
    const value = residue + entry
    const bucket = value % l
    if (lowest[bucket] === undefined) lowest[bucket] = value
    if (lowest[bucket] === value) last[bucket] = i
    count.operations++
  }
  if (lowest[0] === undefined) throw new RangeError(`vector: expected a multiple of ${l}`)
  const pivots: number[] = []
  let kept = last[0]!
  let value = lowest[0]
  for (let t = 0; t < l; t++) {
    // The bucket of row t contains no entry that has moved before, except the entry that was kept
    // last.
    const here = lowest[t]
    if (here !== undefined && here <= value) {
      kept = last[t]!
      value = here
    }
    pivots.push(kept)
    value++
    count.operations++
  }
  return pivots
}

/**
 * The amount by which the first `moves` < n·l moves lower each entry. The s-th block of l rows
 * after the first block keeps entry i as often as the first block keeps entry i + s (cyclically).
 */
function loweredBy(
  pivots: readonly number[],
  n: number,
  moves: number,
  count: OperationCount,
): number[] {
  const l = pivots.length
  const [blocks, rest] = [Math.floor(moves / l), moves % l]
  const kept = new Array<number>(n).fill(0)
  const keptInRest = new Array<number>(n).fill(0)
  for (const [t, place] of pivots.entries()) {
    kept[place]!++
    if (t < rest) keptInRest[place]!++
    count.operations++
  }
  // A window of `blocks` entries of `kept` slides cyclically over the positions.
  let window = 0
  for (let s = 0; s < blocks; s++) {
    window += kept[s]!
    count.operations++
  }
  const lowered: number[] = []
  for (let i = 0; i < n; i++) {
    lowered.push(moves - window - keptInRest[(i + blocks) % n]!)
    window += kept[(i + blocks) % n]! - kept[i]!
    count.operations++
  }
  return lowered
}
