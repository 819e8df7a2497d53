import { rangeOf, rowsOf, rowsOfPursuit } from './rule-by-definition.ts'

/**
 * The largest range in the sequence of x after x itself; what happens after one period of the part
 * with range ≤ l repeats.
 */
export function largestRangeLater(x: readonly number[], l: number): number {
  const { rows } = rowsOfPursuit(x, l, x.length * l)
  return Math.max(...rows.slice(1).map(rangeOf))
}

/**
 * The largest range of a later vector that follows a vector of range ≤ l in the sequence of x; 0 if
 * none does. True to the lemma only if it is at most l.
 */
export function largestRangeAfterAbsorption(x: readonly number[], l: number): number {
  const { rows, j0 } = rowsOfPursuit(x, l, 0)
  return j0 === null ? 0 : Math.max(...rowsOf(rows[j0]!, l, 2 * x.length * l).map(rangeOf))
}
