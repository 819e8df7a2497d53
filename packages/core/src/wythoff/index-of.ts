import type { Pile } from '../integers/integers.ts'
import { exactly } from './exactly.ts'
import { lowerWythoff, sqrt5Times } from './winning-point.ts'

/** The sequence that contains a number S, and the index of S: S = a_index or S = b_index. */
export interface WythoffIndex<T extends Pile = number> {
  readonly sequence: 'a' | 'b'
  readonly index: T
}

/**
 * The solutions of the equations a_k = S and b_i = S; `null` for an equation without a solution.
 */
export interface IndexSolutions<T extends Pile = number> {
  readonly k: T | null
  readonly i: T | null
}

/**
 * The smallest k with kφ > S; 0 for S = 0.
 * @throws RangeError if S is negative or not an integer
 * @complexity one integer square root
 * @source V section 1.2, V-I.3
 */
export function kStar<T extends Pile>(S: T): T {
  if (S <= 0) return exactly(S, (z) => z.zero)
  return exactly(S, (z, s) => z.add(z.floorDiv(z.sub(sqrt5Times(z, s), s), 2), z.one))
}

/**
 * The smallest i with iφ² > S, for S ≥ 1.
 * @throws RangeError if S is negative or not an integer
 * @complexity one integer square root
 * @source V section 1.2, V-I.3
 */
export function iStar<T extends Pile>(S: T): T {
  return exactly(S, (z, s) =>
    z.add(z.floorDiv(z.sub(z.sub(z.mul(z.of(3), s), sqrt5Times(z, s)), z.one), 2), z.one),
  )
}

/**
 * The sequence that contains S ≥ 1, and its index there. Exactly one of the two sequences contains
 * S.
 *
 * @throws RangeError if S < 1 or S is not an integer
 * @complexity at most three integer square roots
 * @source V section 1.2
 */
export function indexOf<T extends Pile>(S: T): WythoffIndex<T> {
  if (S < 1) throw new RangeError(`index: expected S >= 1, got ${S}`)
  const k = kStar(S)
  return lowerWythoff(k) === S ? { sequence: 'a', index: k } : { sequence: 'b', index: iStar(S) }
}

/**
 * The solutions of both equations, with a_0 = b_0 = 0.
 *
 * @throws RangeError if S is negative or not an integer
 * @source V-I.3
 */
export function indexSolutions<T extends Pile>(S: T): IndexSolutions<T> {
  if (S < 1) {
    const zero = kStar(S)
    return { k: zero, i: zero }
  }
  const { sequence, index } = indexOf(S)
  return sequence === 'a' ? { k: index, i: null } : { k: null, i: index }
}

/**
 * The number of integers in 1..M that equal some a_k, and the number of integers in 1..M that equal
 * some b_i: n_a(M) = ⌊(M+1)/φ⌋ and n_b(M) = M − n_a(M).
 *
 * @throws RangeError if M is negative or not an integer
 * @complexity one integer square root
 * @source V-18
 */
export function countsUpTo<T extends Pile>(M: T): { readonly nA: T; readonly nB: T } {
  // The members of A up to M are the a_k with kφ < M + 1, so their number is kStar(M + 1) − 1.
  return {
    nA: exactly(M, (z, m) => z.sub(kStar(z.add(m, z.one)), z.one)),
    nB: exactly(M, (z, m) => z.sub(z.add(m, z.one), kStar(z.add(m, z.one)))),
  }
}
