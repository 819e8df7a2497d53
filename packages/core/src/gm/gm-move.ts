import type { Pile } from '../integers/integers.ts'
import { pivotPlace } from './pivot.ts'
import { signedIntegersOf } from './signed-integers.ts'

/**
 * The kind of GM-move at a vector that contains no multiple of l. The move either keeps the last
 * (largest) entry and lowers the others, or lowers all entries. Games need the move that keeps the
 * last entry, which is the default.
 * @source GN-D4
 */
export type NoMultiple = 'keep-largest' | 'lower-all'

/**
 * The GM-successor of x. The pivotal entry is kept, and every other entry is lowered by 1. The
 * result is sorted again.
 *
 * @param x sorted ascending, entries of any sign
 * @throws RangeError, TypeError as {@link signedIntegersOf}
 * @complexity O(n)
 * @source GN-D3, GN-D4
 */
export function gmMove<T extends Pile>(
  x: readonly T[],
  l: T,
  noMultiple: NoMultiple = 'keep-largest',
): T[] {
  const z = signedIntegersOf(x, l)
  const place = pivotPlace(z, x, l)
  const kept = place < 0 && noMultiple === 'keep-largest' ? x.length - 1 : place
  return x.map((entry, i) => (i === kept ? entry : z.sub(entry, z.one)))
}

/**
 * The GM-sequence x = x^0 → x^1 → … → x^moves as an array of moves + 1 vectors.
 *
 * @throws RangeError if `moves` is not a whole number; otherwise as {@link gmMove}
 * @complexity O(n · moves); use `gmTerm` to compute a single distant term
 * @source GN-D3
 */
export function gmSequence<T extends Pile>(
  x: readonly T[],
  l: T,
  moves: number,
  noMultiple: NoMultiple = 'keep-largest',
): T[][] {
  if (!Number.isSafeInteger(moves) || moves < 0) {
    throw new RangeError(`moves: expected a whole number >= 0, got ${moves}`)
  }
  const rows = [[...x]]
  for (let j = 0; j < moves; j++) rows.push(gmMove(rows[j]!, l, noMultiple))
  return rows
}
