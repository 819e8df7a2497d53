import type { Pile } from '../integers/integers.ts'
import { pivotPlace } from './pivot.ts'
import { type SignedIntegers, signedIntegersOf } from './signed-integers.ts'

/** The entry that is kept next, and the number of moves for which it is kept. */
export interface GmEvent<T extends Pile> {
  /** The index (1-based) of the kept entry: the pivot, or n if no entry is a multiple of l. */
  readonly kept: number
  /**
   * The number of moves for which the entry is kept; null if it is kept forever, which happens only
   * for n = 1.
   */
  readonly moves: T | null
}

/**
 * The next event of the GM-sequence of x. The pivot i with value v is kept for the smallest of
 * these numbers of moves: x_k − v over all x_k > v; x_k mod l over all x_k < v; and l if another
 * entry equals v. If no entry is a multiple of l, entry n is kept until another entry becomes a
 * multiple of l.
 *
 * @param x sorted ascending, entries of any sign
 * @throws RangeError, TypeError as {@link signedIntegersOf}
 * @complexity O(n)
 * @source GN section 7 (events), GN-D4
 */
export function gmEvent<T extends Pile>(x: readonly T[], l: T): GmEvent<T> {
  const { place, moves } = nextEvent(signedIntegersOf(x, l), x, l)
  return { kept: place + 1, moves }
}

/**
 * Like {@link gmEvent}, but with a 0-based position instead of an index. x and l are already
 * checked.
 */
export function nextEvent<T extends Pile>(
  z: SignedIntegers<T>,
  x: readonly T[],
  l: T,
): { readonly place: number; readonly moves: T | null } {
  const pivotal = pivotPlace(z, x, l)
  const place = pivotal < 0 ? x.length - 1 : pivotal
  let moves: T | null = null
  const atMost = (count: T): void => {
    if (moves === null || count < moves) moves = count
  }
  for (let k = 0; k < place; k++)
    atMost(x[k] === x[place] && pivotal >= 0 ? l : z.residue(x[k]!, l))
  if (place + 1 < x.length) atMost(z.sub(x[place + 1]!, x[place]!))
  return { place, moves }
}
