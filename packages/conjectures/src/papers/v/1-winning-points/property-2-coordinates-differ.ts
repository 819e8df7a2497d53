import { wythoffPlane } from '@nim/bruteforce'
import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { judgePositions } from '../../../judge/shapes/v/judge-positions.ts'
import { box, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** Coordinates of a winning point differ. */
export const vP2: Claim = vClaim<
  Record<string, never>,
  BoxDomain,
  (c: number, d: number) => boolean
>({
  id: 'V-P2',
  kind: 'proposition',
  source: 'Property 2',
  paperStatus: 'asserted',
  title: 'c ≠ d in every winning point other than (0,0)',
  statement: String.raw`$c\ne d$ in every winning point $(c,d)$ other than $(0,0)$.`,
  conventions: ['winning points with c ≤ d'],
  decides: 'every winning point of the box but (0,0), found by the pass over the plane',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: box(2000),
  quick: { max: 300 },
  printed: (c, d) => c !== d,
  judge: (differ, asked) => {
    const plane = wythoffPlane(asked.domain.max)
    return judgePositions(asked, 'pass', (c, d) =>
      plane.isP(c, d) && d > 0
        ? {
            holds: differ(c, d),
            actual: d - c,
            evidence: () => ({
              expected: 'the coordinates differ as stated',
              actual: `${c} and ${d}`,
              explain: `(${c},${d}) is a winning point that the statement excludes`,
            }),
          }
        : null,
    )
  },
})
