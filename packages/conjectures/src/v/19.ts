import { wythoffPlane } from '@nim/bruteforce'
import { wythoffOutcome } from '@nim/core/wythoff'
import type { Claim } from '../claim.ts'
import type { BoxDomain } from '../verdict.ts'
import { judgePositions } from './judge-positions.ts'
import { box, vClaim } from './v-claim.ts'

/** Who should begin from (S,L): true if the player who begins wins. */
type BeginnerWins = (S: number, L: number) => boolean

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
  printed: (S, L) => wythoffOutcome([S, L]) === 'N',
  judge: (beginnerWins, asked) => {
    const plane = wythoffPlane(asked.domain.max)
    return judgePositions(asked, 'pass', (S, L) => {
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
    })
  },
})
