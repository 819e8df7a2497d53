import type { Pile } from '../integers/integers.ts'
import type { Outcome } from '../rules/play.ts'
import { indexOf } from './index-of.ts'
import { lowerWythoff, type Point, upperWythoff, winningPoint } from './winning-point.ts'

/**
 * The point to which a winning move from (S,L), 0 ≤ S ≤ L, leads; `null` at winning points, which
 * have no winning move. Let m = L − S and a = a_m. If S > a, the move leads to (a, a+m). If S < a,
 * it leads to (S, b_k) if S = a_k, and to (a_i, S) if S = b_i.
 *
 * @throws RangeError unless 0 ≤ S ≤ L are integers
 * @complexity at most five integer square roots
 * @source V-AWP, V section 1.2
 */
export function winningMove<T extends Pile>([S, L]: Point<T>): Point<T> | null {
  const m = difference(S, L)
  const a = lowerWythoff(m)
  if (S === a) return null
  if (S > a) return winningPoint(m)
  if (S < 1) return [S, S]
  const { sequence, index } = indexOf(S)
  return sequence === 'a' ? [S, upperWythoff(index)] : [lowerWythoff(index), S]
}

/**
 * The outcome of (S,L), 0 ≤ S ≤ L, under normal play: P iff S = ⌊(L−S)φ⌋.
 * @throws RangeError unless 0 ≤ S ≤ L are integers
 * @complexity one integer square root
 * @source V-P7
 */
export function wythoffOutcome<T extends Pile>([S, L]: Point<T>): Outcome {
  return lowerWythoff(difference(S, L)) === S ? 'P' : 'N'
}

/** The difference L − S. */
function difference<T extends Pile>(S: T, L: T): T {
  if (!(S >= 0 && S <= L)) throw new RangeError(`point: expected 0 <= S <= L, got ${S},${L}`)
  return (typeof S === 'bigint' ? (L as bigint) - S : (L as number) - S) as T
}
