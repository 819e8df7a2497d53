import type { Pile } from '../integers/integers.ts'
import { gmMove, type NoMultiple } from './gm-move.ts'
import { pivot } from './pivot.ts'

/**
 * The indices (1-based) of the pivots of x^0, …, x^(rows−1); null for a vector that contains no
 * multiple of l.
 *
 * @throws RangeError, TypeError as {@link pivot}
 * @complexity O(n · rows)
 * @source GN-D2, GN-D7
 */
export function pivotList<T extends Pile>(
  x: readonly T[],
  l: T,
  rows: number,
  noMultiple: NoMultiple = 'keep-largest',
): (number | null)[] {
  const pivots: (number | null)[] = []
  let row = x
  for (let j = 0; j < rows; j++) {
    pivots.push(pivot(row, l))
    row = gmMove(row, l, noMultiple)
  }
  return pivots
}

/**
 * The first `rows` letters of the words W_1, …, W_n of the table M: letter j of W_i is `p` if i is
 * the pivot of x^j and `-` otherwise.
 *
 * @throws RangeError, TypeError as {@link pivot}
 * @complexity O(n · rows)
 * @source GN-D7
 */
export function tableWords<T extends Pile>(x: readonly T[], l: T, rows: number): string[] {
  const pivots = pivotList(x, l, rows)
  return x.map((_, i) => pivots.map((at) => (at === i + 1 ? 'p' : '-')).join(''))
}
