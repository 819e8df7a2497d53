import type { Claim } from '../../claim/claim.ts'
import { unreachableClaim } from '../../judge/shapes/v/unreachable-points.ts'

/** (3,5) is a winning point. */
export const vEx1b: Claim = unreachableClaim(
  {
    id: 'V-Ex1.b',
    source: 'Example 1',
    title: '(3,5) is a winning point: neither (0,0) nor (1,2) can be reached from it',
    statement: String.raw`$(3,5)$ is a winning point, since Hugo can reach neither $(0,0)$ nor $(1,2)$ from it.`,
  },
  {
    point: [3, 5],
    unreachable: [
      [0, 0],
      [1, 2],
    ],
  },
)
