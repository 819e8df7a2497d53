import type { WythoffPlane } from '@nim/bruteforce'
import { orderedWythoffPlane, wythoffPlane, wythoffPlaneByDefinition } from '@nim/bruteforce'

/** A point (S,L), S ≤ L. */
export type PlanePoint = readonly [S: number, L: number]

/** The winning points with L ≤ max, by the pass over the plane that knows the rules only. */
export function winningPoints(max: number): readonly PlanePoint[] {
  return wythoffPlane(max).points
}

/** Those of Attrition, with the question whether a point is one. */
export function attritionPlane(max: number): WythoffPlane {
  return wythoffPlane(max, 'misere')
}

/** Whether a point is winning, or winning in Attrition, by the definition. */
export function isWinningByDefinition(
  [S, L]: PlanePoint,
  play: 'normal' | 'misere' = 'normal',
): boolean {
  return wythoffPlaneByDefinition(L, play).isP(S, L)
}

/** Whether (x,y), 0 ≤ x, y ≤ max, is winning by the definition where coordinates are never swapped. */
export function orderedWinningPoints(max: number): (x: number, y: number) => boolean {
  return orderedWythoffPlane(max)
}
