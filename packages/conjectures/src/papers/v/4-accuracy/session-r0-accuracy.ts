import { firstFailure } from '@nim/core/wythoff'
import type { Claim, ClaimDefinition } from '../../../claim/claim.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { judgePositions, type PositionFinding } from '../../../judge/shapes/v/judge-positions.ts'
import {
  baseParameter,
  sessionFactor,
  sessionRounds,
} from '../../../facts/wythoff/session-accuracy.ts'
import { box, choice, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** t of R0, from the start (s,l). */
type SessionNumber = (s: number, l: number) => number

type SessionClaim = Pick<
  ClaimDefinition<{ part: string; base: string }, BoxDomain, SessionNumber>,
  'id' | 'source' | 'title' | 'statement' | 'printed'
>

/** A claim about the accuracy of one approximation for a whole game. */
export function sessionClaim(claim: SessionClaim): Claim {
  return vClaim<{ part: string; base: string }, BoxDomain, SessionNumber>({
    ...claim,
    kind: 'algorithm',
    paperStatus: 'asserted',
    conventions: [
      'starts (s,l) with 1 ≤ s < l, as (1) allows; the base of the logarithm is not stated: 2, 10 and e',
      'part start: ⌊m·g_*⌋ = a_m for m = l − s; part game: for every m ≤ l, which are the differences of the positions that can arise',
    ],
    decides:
      'for every start of the box, whether the first n with ⌊n·x_r⌋ ≠ a_n, found through Fibonacci numbers, is beyond all differences asked for (part game), or ⌊m·x_r⌋ = a_m at the start',
    complexity: 'O(max²)',
    parameters: [choice('part', 'differences asked for', 'start', 'game'), baseParameter()],
    defaultDomain: box(400),
    quick: { max: 250 },
    judge: (numberOf, asked) => {
      const { part, base } = asked.parameters
      const failures = [0, 1, 2, 3, 4].map((r) => firstFailure(sessionFactor(r)))
      const rounds = sessionRounds(asked.domain.max, base)
      const at = (s: number, l: number): PositionFinding | null => {
        if (s === 0 || s === l) return null
        const r = rounds[numberOf(s, l)]!
        const failure = failures[Math.min(r, failures.length - 1)]!
        return {
          holds: failure.n > BigInt(part === 'start' ? l - s : l),
          actual: r,
          evidence: () => ({
            expected: `a_m = ${failure.a}`,
            actual: `⌊m·x_${r}⌋ = ${failure.floor}`,
            explain: `start (${s},${l}): t = ${numberOf(s, l)}, r = ${r}; m = ${failure.n} ≤ ${l} can arise, ⌊${failure.n}·x_${r}⌋ = ${failure.floor}, a_${failure.n} = ${failure.a}`,
          }),
        }
      }
      return judgePositions(asked, 'best approximations', at, () => {
        // Beyond 2^53 the first failure is rounded, and it is beyond every box as well.
        const firstFailing = rounds.map((r) =>
          Number(failures[Math.min(r, failures.length - 1)]!.n),
        )
        return (l, answers, actuals) => {
          answers[0] = SILENT
          answers[l] = SILENT
          for (let s = 1; s < l; s++) {
            const t = numberOf(s, l)
            actuals[s] = rounds[t]!
            answers[s] = firstFailing[t]! > (part === 'start' ? l - s : l) ? HOLDS : FAILS
          }
        }
      })
    },
  })
}

/** R0 as printed. */
export const v16R0: Claim = sessionClaim({
  id: 'V-16.R0',
  source: 'sections 14 to 16, R0',
  title: 't := L − S at the start, r := ⌈log t⌉; x_r serves for the whole game',
  statement: String.raw`$S:=s$, $L:=l$ (random start), $t:=L-S$; $r:=\lceil\log t\rceil$; $x_r$ by the iterative process; $g_*:=x_r$, used during the whole game instead of $g$ in (29), (33).`,
  printed: (s, l) => l - s,
})
