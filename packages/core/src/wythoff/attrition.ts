import type { Pile } from '../integers/integers.ts'
import type { Outcome } from '../rules/play.ts'
import { wythoffOutcome } from './awp.ts'
import { type Point, winningPoint } from './winning-point.ts'

/**
 * The outcome of (S,L), 0 ≤ S ≤ L, when the first player to reach (0,0) loses: P at (0,1), (2,2)
 * and w_k for k ≥ 2.
 *
 * @throws RangeError unless 0 ≤ S ≤ L are integers
 * @complexity one integer square root
 * @source V-Attrition.a
 */
export function attritionOutcome<T extends Pile>(point: Point<T>): Outcome {
  const [S, L] = point
  const outcome = wythoffOutcome(point)
  if (L > 2) return outcome
  const isSmallP = (Number(S) === 0 && Number(L) === 1) || (Number(S) === 2 && Number(L) === 2)
  return isSmallP ? 'P' : 'N'
}

/**
 * A numbering of the winning points of Attrition. For k = 0, 1, 2, …, the numbering lists the
 * points that it calls _kw.
 */
export interface AttritionNumbering {
  readonly named: Readonly<Record<number, Point>>
  /** From this k on, _kw = w_k (55). */
  readonly regularFrom: number
}

/** The two printed numberings. The first numbering also uses (55) for all k ≥ 2. */
export const ATTRITION_NUMBERINGS: Readonly<Record<'first' | 'second', AttritionNumbering>> = {
  first: { named: { 1: [0, 1], 2: [2, 2] }, regularFrom: 2 },
  second: { named: { 0: [1, 0], 1: [2, 2] }, regularFrom: 2 },
}

/**
 * All points that a numbering calls _kw. The list is empty if the numbering contains no such point.
 * It has several points if the numbering contradicts itself.
 * @source V-Attrition.b
 */
export function attritionPoints(numbering: AttritionNumbering, k: number): Point[] {
  const named = numbering.named[k]
  return [
    ...(named === undefined ? [] : [named]),
    ...(k >= numbering.regularFrom ? [winningPoint(k)] : []),
  ]
}
