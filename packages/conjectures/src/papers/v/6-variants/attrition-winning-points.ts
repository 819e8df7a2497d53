import { wythoffPlane } from '@nim/bruteforce'
import { attritionOutcome, lowerWythoff, type Point } from '@nim/core/wythoff'
import type { Outcome } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { FAILS, HOLDS } from '../../../judge/tally.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { judgePositions, type PositionFinding } from '../../../judge/shapes/v/judge-positions.ts'
import { integersUpTo } from '../../../facts/wythoff/numbers-up-to.ts'
import { partnerTable } from '../../../facts/wythoff/partner-table.ts'
import { box, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The outcome of a point, and of all points with L ≤ max. */
interface OutcomeOfPoint {
  (point: Point): Outcome
  readonly inPlane?: (max: number) => (S: number, L: number) => Outcome
}

/** The winning points of Attrition. */
export const vAttritionA: Claim = vClaim<Record<string, never>, BoxDomain, OutcomeOfPoint>({
  id: 'V-Attrition.a',
  kind: 'proposition',
  source: 'sections 20, 21',
  paperStatus: 'asserted',
  title: 'the winning points of Attrition are (0,1), (2,2) and w_k for k ≥ 2',
  statement: String.raw`The winning points of Attrition, up to swapping, are $(0,1)$, $(2,2)$ and $w_k$ for $k\ge2$.`,
  conventions: ['as a set, put together from the two printed lists'],
  decides: 'every position of the box against the pass over the plane in which (0,0) is not P',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: box(800),
  quick: { max: 150 },
  printed: Object.assign((point: Point) => attritionOutcome(point), {
    // w_k for k ≥ 2 are the points (a_m, a_m + m) with a larger coordinate than 2.
    inPlane: (max: number) => {
      const lower = integersUpTo(max, lowerWythoff)
      return (S: number, L: number): Outcome =>
        L <= 2 ? attritionOutcome([S, L]) : lower[L - S] === S ? 'P' : 'N'
    },
  }),
  judge: (outcome, asked) => {
    const plane = wythoffPlane(asked.domain.max, 'misere')
    const at = (S: number, L: number): PositionFinding => {
      const actual = plane.isP(S, L) ? 'P' : 'N'
      const expected = outcome([S, L])
      return {
        holds: expected === actual,
        actual: actual === 'P' ? 1 : 0,
        evidence: () => ({
          expected,
          actual,
          explain: `in misère play (${S},${L}) is ${actual}`,
        }),
      }
    }
    return judgePositions(asked, 'pass', at, () => {
      const partner = partnerTable(plane.points, asked.domain.max)
      const outcomeAt =
        outcome.inPlane?.(asked.domain.max) ?? ((S: number, L: number) => outcome([S, L]))
      return (L, answers, actuals) => {
        for (let S = 0; S <= L; S++) {
          const isP = partner[S] === L
          actuals[S] = isP ? 1 : 0
          answers[S] = (outcomeAt(S, L) === 'P') === isP ? HOLDS : FAILS
        }
      }
    })
  },
})
