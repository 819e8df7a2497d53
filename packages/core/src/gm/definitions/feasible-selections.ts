import { hasMultiple, pivotOf, rowsFrom } from './rule-by-definition.ts'
import { vectors } from './vectors.ts'

/**
 * The feasible l-selections for n entries. If a vector has range ≤ l and contains a multiple of l,
 * the list of its first l pivots is such a selection. The map's keys are these lists, as text such
 * as `1,1,3`. Each value is the first vector that produces the list.
 *
 * @complexity l moves for each of l · C(l + n − 1, n − 1) vectors
 * @source GN-R2
 */
export function feasibleSelections(n: number, l: number): Map<string, readonly number[]> {
  const selections = new Map<string, readonly number[]>()
  for (const x of vectors(n, l, l)) {
    if (!hasMultiple(x, l)) continue
    const pivots = rowsFrom(x, l, l - 1).map((row) => pivotOf(row, l))
    if (!selections.has(pivots.join())) selections.set(pivots.join(), x)
  }
  return selections
}

/**
 * True if, for each pivot, the rows of the block with this pivot are consecutive.
 *
 * @complexity O(l²)
 * @source GN-2.3.b, GN-R2
 */
export function hasSuccessiveRows(selection: readonly number[]): boolean {
  return selection.every(
    (pivot, j) => j === 0 || selection[j - 1] === pivot || !selection.slice(0, j).includes(pivot),
  )
}
