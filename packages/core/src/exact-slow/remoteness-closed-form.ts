import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { longestPlay } from '../setnim/longest-play.ts'
import { kPlusOnePiles } from './k-plus-one-piles.ts'

/**
 * R(x) of a position of NIM(k+1,k) from the halves u = ⌊x/2⌋ and v = ⌈x/2⌉, without search. Let
 * l(y) be the length of the longest play from y, L = l(v) and F = Σ min(v_i,L) − kL. The first line
 * that applies:
 *
 * - 2L if l(u) = L;
 * - 2L − 1 if F > 0 or some even pile is at most 2L − 2;
 * - 2L − 2 if all piles are odd and at most 2L − 3;
 * - 2L − 3.
 *
 * Proved for all k and x in formal/, theorem GMMV_remoteness_closed_form. It shares nothing with
 * {@link remoteness}.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) integer operations
 * @source GMMV-T2
 */
export function remotenessInClosedForm<T extends Pile>(x: Position<T>): T {
  const z = kPlusOnePiles(x)
  const k = x.length - 1
  const lower = x.map((pile) => z.floorDiv(pile, 2))
  const upper = x.map((pile) => z.floorDiv(z.add(pile, z.one), 2))
  const L = longestPlay(upper, k)
  const below = (gap: number): T => z.sub(z.mul(z.of(2), L), z.of(gap))
  if (longestPlay(lower, k) === L) return below(0)
  const capped = upper.reduce<T>((sum, half) => z.add(sum, half < L ? half : L), z.zero)
  const hasLowEven = x.some((pile) => !z.isOdd(pile) && pile <= below(2))
  if (capped > z.mul(z.of(k), L) || hasLowEven) return below(1)
  return x.every((pile) => z.isOdd(pile) && pile <= below(3)) ? below(2) : below(3)
}
