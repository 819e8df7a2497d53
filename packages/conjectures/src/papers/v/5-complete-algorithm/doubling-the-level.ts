import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { isEulerLevel } from '../../../facts/wythoff/euler.ts'
import { judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** Q of a run from Q of the run before. */
type NextLevel = (Q: number) => number

const LARGEST_START = 3000

/** The level of the game doubles from run to run. */
export const vQ: Claim = vClaim<Record<string, never>, UpToDomain, NextLevel>({
  id: 'V-Q',
  kind: 'algorithm',
  source: 'section 19',
  paperStatus: 'asserted',
  title: 'Q := 2Q on every further run',
  statement: String.raw`$Q:=2Q$ on every further run.`,
  conventions: [
    'the procedure makes no claim; what can be checked is that it raises the level: the starts of (49) for the next Q are a proper part of those before',
  ],
  decides: `for every Q up to max: each S_0 ≤ ${LARGEST_START} allowed by (e−1)S_0 ≥ 2Q is allowed by Q, and the least one is larger; e enclosed by rationals`,
  complexity: `O(max·${LARGEST_START})`,
  parameters: [],
  defaultDomain: upTo('Q', 60),
  quick: { max: 15 },
  printed: (Q) => 2 * Q,
  judge: (nextLevel, asked) =>
    judgeList(asked, 'exact comparison', (test) => {
      for (let Q = 1; Q <= asked.domain.max; Q++) {
        const next = nextLevel(Q)
        const allowed = (level: number): number[] => {
          const starts: number[] = []
          for (let S = 1; S <= LARGEST_START; S++) if (isEulerLevel(S, level)) starts.push(S)
          return starts
        }
        const [before, after] = [new Set(allowed(Q)), allowed(next)]
        const holds = after.every((S) => before.has(S)) && after.length < before.size
        test(holds, after.length, () => ({
          witness: { Q, next },
          expected: 'fewer starts, all of them allowed before',
          actual: `${after.length} starts after ${before.size}`,
          explain: `with Q = ${next} after ${Q} the starts are not a proper part of those before`,
        }))
      }
    }),
})
