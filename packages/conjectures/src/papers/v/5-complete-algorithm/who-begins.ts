import { wythoffPlane } from '@nim/bruteforce'
import { lowerWythoff, wythoffOutcome } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { judgePositions, type PositionFinding } from '../../../judge/shapes/v/judge-positions.ts'
import { integersUpTo } from '../../../facts/wythoff/numbers-up-to.ts'
import { partnerTable } from '../../../facts/wythoff/partner-table.ts'
import { inPlane, type PlaneForm } from '../../../facts/wythoff/plane-form.ts'
import { box, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** Who should begin from (S,L): true if the player who begins wins. */
type BeginnerWins = PlaneForm<boolean>

/** Hugo’s decision who begins. */
export const v19: Claim = vClaim<Record<string, never>, BoxDomain, BeginnerWins>({
  id: 'V-19',
  kind: 'algorithm',
  source: 'section 19',
  paperStatus: 'asserted',
  title: 'Hugo decides within a short time who begins',
  statement: String.raw`Hugo decides within a short time who begins.`,
  conventions: [
    'the procedure makes no claim; what can be checked is that one evaluation of (5) decides rightly: who begins wins iff S ≠ ⌊(L−S)φ⌋',
  ],
  decides:
    'for every start 1 ≤ S < L of the box, whether that decision is the outcome found by the pass over the plane',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: box(600),
  quick: { max: 150 },
  printed: Object.assign((S: number, L: number) => wythoffOutcome([S, L]) === 'N', {
    inPlane: (max: number) => {
      const lower = integersUpTo(max, lowerWythoff)
      return (S: number, L: number): boolean => lower[L - S] !== S
    },
  }),
  judge: (beginnerWins, asked) => {
    const plane = wythoffPlane(asked.domain.max)
    const at = (S: number, L: number): PositionFinding | null => {
      if (S === 0 || S === L) return null
      const isP = plane.isP(S, L)
      return {
        holds: beginnerWins(S, L) !== isP,
        actual: isP ? 1 : 0,
        evidence: () => ({
          expected: beginnerWins(S, L) ? 'N' : 'P',
          actual: isP ? 'P' : 'N',
          explain: `the start (${S},${L}) is ${isP ? '' : 'not '}a winning point`,
        }),
      }
    }
    return judgePositions(asked, 'pass', at, () => {
      const wins = inPlane(beginnerWins, asked.domain.max)
      const partner = partnerTable(plane.points, asked.domain.max)
      return (L, answers, actuals) => {
        answers[0] = SILENT
        answers[L] = SILENT
        for (let S = 1; S < L; S++) {
          const isP = partner[S] === L
          actuals[S] = isP ? 1 : 0
          answers[S] = wins(S, L) !== isP ? HOLDS : FAILS
        }
      }
    })
  },
})
