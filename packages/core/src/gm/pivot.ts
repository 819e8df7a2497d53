import type { Pile } from '../integers/integers.ts'
import { type SignedIntegers, signedIntegersOf } from './signed-integers.ts'

/**
 * The pivot of x: the largest index i (1-based) with x_i = v, where v is the smallest entry that is
 * a multiple of l. The result is null if no entry is a multiple of l. Here, zero and negative
 * numbers also count as multiples.
 *
 * @param x sorted ascending, entries of any sign
 * @throws RangeError, TypeError as {@link signedIntegersOf}
 * @complexity O(n)
 * @source GN-D2
 */
export function pivot<T extends Pile>(x: readonly T[], l: T): number | null {
  const at = pivotPlace(signedIntegersOf(x, l), x, l)
  return at < 0 ? null : at + 1
}

/** The 0-based position of the pivot; −1 if there is no pivot. x and l are already checked. */
export function pivotPlace<T extends Pile>(z: SignedIntegers<T>, x: readonly T[], l: T): number {
  let at = x.findIndex((entry) => z.residue(entry, l) === z.zero)
  while (at >= 0 && at + 1 < x.length && x[at + 1] === x[at]) at++
  return at
}
