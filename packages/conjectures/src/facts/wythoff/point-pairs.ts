import { type PlanePoint, winningPoints } from './winning-points.ts'

/** Two winning points, v before w. */
export interface PointPair {
  readonly v: PlanePoint
  readonly w: PlanePoint
}

/** All pairs of winning points with L ≤ max. */
export function* pairsOfWinningPoints(max: number): Generator<PointPair> {
  const points = winningPoints(max)
  for (const [k, w] of points.entries()) {
    for (let i = 0; i < k; i++) yield { v: points[i]!, w }
  }
}
