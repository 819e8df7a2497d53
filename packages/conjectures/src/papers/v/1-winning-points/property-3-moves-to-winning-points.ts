import { wythoffPlane } from '@nim/bruteforce'
import { options, WYTHOFF } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { judgePositions, type PositionFinding } from '../../../judge/shapes/v/judge-positions.ts'
import { partnerTable } from '../../../facts/wythoff/partner-table.ts'
import { box, choice, vClaim } from '../../../judge/shapes/v/v-claim.ts'
import { winningOptionCounts } from '../../../facts/wythoff/winning-option-counts.ts'

/** What the property says of the number of moves to winning points. */
interface MovesToWinning {
  fromWinning(count: number): boolean
  fromLosing(count: number): boolean
}

/** No move leads from a winning point to a winning point; from every losing point one does. */
export const vP3: Claim = vClaim<{ part: string }, BoxDomain, MovesToWinning>({
  id: 'V-P3',
  kind: 'proposition',
  source: 'Property 3',
  paperStatus: 'asserted',
  title: 'no move from a winning to a winning point; one from every losing point',
  statement: String.raw`From a winning point no move leads to a winning point; from a losing point at least one move leads to a winning point.`,
  conventions: [],
  decides:
    'for every position of the box, the number of its options that are winning points; winning points are those of the pass over the plane, which looks at coordinates and differences only',
  complexity: 'O(max²)',
  parameters: [choice('part', 'the points moved from', 'winning', 'losing')],
  defaultDomain: box(100),
  quick: { max: 50 },
  printed: { fromWinning: (count) => count === 0, fromLosing: (count) => count >= 1 },
  judge: (says, asked) => {
    const plane = wythoffPlane(asked.domain.max)
    const isWinning = asked.parameters.part === 'winning'
    const at = (S: number, L: number): PositionFinding | null => {
      if (plane.isP(S, L) !== isWinning) return null
      const count = options(WYTHOFF, [S, L]).filter(([x, y]) => plane.isP(x!, y!)).length
      return {
        holds: isWinning ? says.fromWinning(count) : says.fromLosing(count),
        actual: count,
        evidence: () => ({
          expected: isWinning ? 'as stated for winning points' : 'as stated for losing points',
          actual: count,
          explain: `${count} moves lead from (${S},${L}) to winning points`,
        }),
      }
    }
    return judgePositions(asked, 'rules', at, () => {
      const { max } = asked.domain
      const partner = partnerTable(plane.points, max)
      const countRow = winningOptionCounts(partner, max)
      const counts = new Uint8Array(max + 1)
      return (L, answers, actuals) => {
        countRow(L, counts)
        for (let S = 0; S <= L; S++) {
          const count = counts[S]!
          actuals[S] = count
          answers[S] =
            (partner[S] === L) !== isWinning
              ? SILENT
              : (isWinning ? says.fromWinning(count) : says.fromLosing(count))
                ? HOLDS
                : FAILS
        }
      }
    })
  },
})
