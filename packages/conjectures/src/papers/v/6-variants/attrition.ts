import { wythoffPlane, wythoffPlaneByDefinition } from '@nim/bruteforce'
import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { compareLostRows } from '../../../judge/shapes/v/compare-lost-rows.ts'
import { judgePositions, type PositionFinding } from '../../../judge/shapes/v/judge-positions.ts'
import { growingTable } from '../../../facts/wythoff/growing-table.ts'
import { lostRows } from '../../../facts/wythoff/lost-rows.ts'
import { box, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** Whether a position without moves is lost for the player to move. */
interface Attrition {
  readonly goal: 'reaching (0,0) loses' | 'reaching (0,0) wins'
}

/** The game in which reaching (0,0) loses. */
export const vAttrition: Claim = vClaim<Record<string, never>, BoxDomain, Attrition>({
  id: 'V-Attrition',
  kind: 'definition',
  source: 'sections 20, 21',
  paperStatus: 'asserted',
  title: 'Attrition: the same moves, the first player to reach (0,0) loses',
  statement: String.raw`Same moves; the first player to reach $(0,0)$ loses.`,
  conventions: ['misère play: at (0,0) the player to move has won'],
  decides:
    'for every position of the box, whether the definition gives the outcome that the pass over the plane with (0,0) not P gives',
  complexity: 'O(max²)',
  parameters: [],
  bytesPerPosition: 1,
  defaultDomain: box(100),
  quick: { max: 40 },
  printed: { goal: 'reaching (0,0) loses' },
  judge: ({ goal }, asked) => {
    const { max } = asked.domain
    const play = goal === 'reaching (0,0) loses' ? 'misere' : 'normal'
    const byPass = wythoffPlane(max, 'misere')
    const definedUpTo = growingTable(asked, (most) => wythoffPlaneByDefinition(most, play))
    const at = (S: number, L: number): PositionFinding => {
      const isP = definedUpTo(L).isP(S, L)
      return {
        holds: isP === byPass.isP(S, L),
        actual: byPass.isP(S, L) ? 1 : 0,
        evidence: () => ({
          expected: isP ? 'P' : 'N',
          actual: byPass.isP(S, L) ? 'P' : 'N',
          explain: `at (${S},${L}) the definition and the pass differ`,
        }),
      }
    }
    return judgePositions(asked, 'definition', at, () =>
      compareLostRows(byPass.points, lostRows(max, play === 'normal'), max),
    )
  },
})
