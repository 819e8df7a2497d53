import type { OperationCount } from '../../integers/operation-count.ts'
import { keptEntryIndex } from './rule-by-definition.ts'

/**
 * x^j for an x with range(x) ≤ l, computed from GN-T1.1 alone. The function reduces j modulo nl,
 * makes the remaining moves, and subtracts whole periods. The variables `offset` and `above`
 * represent entry i as `offset + above[i]`.
 *
 * @param x sorted, with range ≤ l and a multiple of l
 * @param j at least 0
 * @param count receives the number of entries that are read or changed
 * @complexity O(n²l)
 * @source GN-T1.1
 */
export function farTermByMoves(
  x: readonly bigint[],
  l: number,
  j: bigint,
  count: OperationCount = { operations: 0 },
): { readonly offset: bigint; readonly above: readonly number[] } {
  const n = x.length
  const period = BigInt(n * l)
  // Adding a multiple of l to all entries does not change any pivot.
  const base = (x[0]! / BigInt(l)) * BigInt(l)
  let row = x.map((entry) => Number(entry - base))
  for (let moves = Number(j % period); moves > 0; moves--) {
    const kept = keptEntryIndex(row, l) - 1
    row = row.map((entry, i) => (i === kept ? entry : entry - 1))
    count.operations += 2 * n
  }
  const offset = base - (j / period) * BigInt((n - 1) * l) + BigInt(row[0]!)
  return { offset, above: row.map((entry) => entry - row[0]!) }
}
