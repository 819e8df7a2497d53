import type { Claim } from '../../../claim/claim.ts'
import { unreachableClaim } from '../../../judge/shapes/v/unreachable-points.ts'

/** (1,2) is a winning point. */
export const vEx1a: Claim = unreachableClaim(
  {
    id: 'V-Ex1.a',
    source: 'Example 1',
    title: '(1,2) is a winning point: (0,0) cannot be reached from it',
    statement: String.raw`$(1,2)$ is a winning point, since Hugo cannot reach $(0,0)$ from it.`,
  },
  { point: [1, 2], unreachable: [[0, 0]] },
)
