import type { Point } from './winning-point.ts'
import type { WythoffSequences } from './sieve.ts'

/** The rules of Theorem 2, named by their numbers. */
export type Theorem2Rule = 'T2.1' | 'T2.2' | 'T2.3a' | 'T2.3b'

/** The move that the rules prescribe at a position. */
export interface Theorem2Move {
  readonly rule: Theorem2Rule
  /** The point after the move, in the order (S,L) in which the rule assigns it; null for T2.1. */
  readonly target: Point | null
}

/**
 * The move that the rules T2.1 to T2.3b prescribe; `null` if no rule applies. The function uses
 * tables of a_n and b_n. Rule .3 needs an index k < m with a_k = S. If no such k exists, it needs
 * an index i < m with b_i = S ("t" is read as m).
 *
 * @param first the smallest index that may be used: 1 as printed, 0 with a_0 = b_0 = 0
 * @complexity O(log m) by bisection in the tables, which must reach index L − S
 * @source V-T2, V-AWP
 */
export function moveByTheorem2(
  [S, L]: Point,
  { a, b }: WythoffSequences,
  first: 0 | 1,
): Theorem2Move | null {
  const m = L - S
  if (m < first) return null
  const am = a[m]!
  if (S === am) return { rule: 'T2.1', target: null }
  if (S > am) {
    const y = S - am
    return { rule: 'T2.2', target: [S - y, L - y] }
  }
  const k = indexIn(a, S, first, m)
  if (k !== null) return { rule: 'T2.3a', target: [S, b[k]!] }
  const i = indexIn(b, S, first, m)
  return i === null ? null : { rule: 'T2.3b', target: [a[i]!, S] }
}

/**
 * The index in from..below−1 of a value in an ascending sequence; null if the value does not occur.
 */
function indexIn(
  sequence: readonly number[],
  value: number,
  from: number,
  below: number,
): number | null {
  let low = from
  let high = below
  while (low < high) {
    const middle = (low + high) >> 1
    if (sequence[middle]! < value) low = middle + 1
    else high = middle
  }
  return low < below && sequence[low] === value ? low : null
}
