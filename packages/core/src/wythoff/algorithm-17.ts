import type { Pile } from '../integers/integers.ts'
import type { Point } from './winning-point.ts'

/**
 * The "if" to which the "else" before "if S > a_m" belongs.
 *
 * - `r1`: "if L > 3".
 * - `r2`: "if S = a_m", with "if L > 3 …" inside it.
 * - `corrected`: like `r2`; in addition, c = 1 at a winning point with L ≤ 3.
 */
export type Algorithm17Layout = 'r1' | 'r2' | 'corrected'

export const ALGORITHM_17_LAYOUTS: readonly ('r1' | 'r2')[] = ['r1', 'r2']

/**
 * The arithmetic of the algorithm, with exact fractions or in floating point. `T` is the type of
 * the coordinates.
 */
export interface Algorithm17Arithmetic<T> {
  sub(a: T, b: T): T
  of(value: number): T
  /** The number r of iterations at a position; null if the expression has no value. */
  iterations(S: T, L: T): number | null
  /** The number ⌊n·x_r⌋. */
  floorTimes(r: number, n: T): T
  /** The number ⌈S/(x_r + plus)⌉, where `plus` is 0 or 1. */
  ceilQuotient(S: T, r: number, plus: 0 | 1): T
}

/** The labels in the algorithm at which a pass can end. */
export type Algorithm17Action =
  | 'end'
  | 'chance'
  | 'diagonal'
  | 'to-b'
  | 'to-a'
  | 'none'
  | 'no-value'

/** One pass of the algorithm, starting at label V. */
export interface Algorithm17Step<T extends Pile> {
  readonly action: Algorithm17Action
  /**
   * The points (S,L) to which the pass can lead, in the order of the assignments. If the algorithm
   * chooses at random, there are two such points. The list is empty for `none` (no step is
   * prescribed) and `no-value` (r or x_r has no value).
   */
  readonly targets: readonly Point<T>[]
}

/**
 * Runs one pass of the algorithm of section 17 from the point (S,L), where 0 ≤ S ≤ L.
 *
 * @complexity one approximation x_r and at most three products with it
 * @source V-Alg17
 */
export function algorithm17Step<T extends Pile>(
  [S, L]: Point<T>,
  layout: Algorithm17Layout,
  arithmetic: Algorithm17Arithmetic<T>,
): Algorithm17Step<T> {
  const m = arithmetic.sub(L, S)
  if (m === arithmetic.of(0))
    return { action: 'end', targets: [[arithmetic.of(0), arithmetic.of(0)]] }
  const r = arithmetic.iterations(S, L)
  // The loop "for k from 0 to r−1" computes x_1..x_r; if r < 0, x_r does not exist.
  if (r === null || r < 0) return { action: 'no-value', targets: [] }
  const am = arithmetic.floorTimes(r, m)
  const isWinning = S === am
  const isRoomy = L > arithmetic.of(3)
  if (isRoomy && (isWinning || layout === 'r1')) {
    return {
      action: 'chance',
      targets: [1, 2].map((c): Point<T> => [S, arithmetic.sub(L, arithmetic.of(c))]),
    }
  }
  if (isWinning && layout === 'r2') return { action: 'none', targets: [] }
  if (isWinning && layout === 'corrected') {
    return { action: 'chance', targets: [[S, arithmetic.sub(L, arithmetic.of(1))]] }
  }
  if (S > am) {
    const z = arithmetic.sub(S, am)
    return { action: 'diagonal', targets: [[arithmetic.sub(S, z), arithmetic.sub(L, z)]] }
  }
  const k = arithmetic.ceilQuotient(S, r, 0)
  if (arithmetic.floorTimes(r, k) === S) {
    const y = arithmetic.sub(m, k)
    return { action: 'to-b', targets: [[S, arithmetic.sub(L, y)]] }
  }
  const ai = arithmetic.floorTimes(r, arithmetic.ceilQuotient(S, r, 1))
  const u = arithmetic.sub(L, ai)
  return { action: 'to-a', targets: [[arithmetic.sub(L, u), S]] }
}
