import type { WythoffPlane } from '@nim/bruteforce'
import { orderedWythoffPlane, wythoffPlane, wythoffPlaneByDefinition } from '@nim/bruteforce'

/** A point (S,L), S ≤ L. */
export type PlanePoint = readonly [S: number, L: number]

/** The winning points with L ≤ max, found by scanning the quadrant with only the rules. */
export function winningPoints(max: number): readonly PlanePoint[] {
  return wythoffPlane(max).points
}

/** The winning points of Attrition, with a predicate that tests whether a point is winning. */
export function attritionPlane(max: number): WythoffPlane {
  return wythoffPlane(max, 'misere')
}

/** True if a point is winning (or winning in Attrition) according to the definition. */
export function isWinningByDefinition(
  [S, L]: PlanePoint,
  play: 'normal' | 'misere' = 'normal',
): boolean {
  return wythoffPlaneByDefinition(L, play).isP(S, L)
}

/**
 * A predicate on points (x,y) with 0 ≤ x, y ≤ max. It is true at the points that are winning by the
 * definition in which the order of the coordinates matters.
 */
export function orderedWinningPoints(max: number): (x: number, y: number) => boolean {
  return orderedWythoffPlane(max)
}
