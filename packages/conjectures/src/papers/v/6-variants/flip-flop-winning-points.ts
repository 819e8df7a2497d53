import { solveFlipFlop } from '@nim/bruteforce'
import type { Outcome } from '@nim/core/rules'
import { flipFlopOutcome, type FlipFlopPhase, lowerWythoff } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { popcount } from '../../../rows/pack-bits.ts'
import { FAILS, HOLDS } from '../../../judge/tally.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { judgePositions, type PositionFinding } from '../../../judge/shapes/v/judge-positions.ts'
import {
  FLIP_CONDITIONS,
  FLIP_FLOP_CONVENTIONS,
  FLIP_FLOP_PARAMETERS,
  type FlipFlopCase,
  flipFlopRules,
} from '../../../facts/wythoff/flip-flop-cases.ts'
import { flipFlopRows, statesByPhase } from '../../../facts/wythoff/flip-flop-rows.ts'
import { growingTable } from '../../../facts/wythoff/growing-table.ts'
import { integersUpTo } from '../../../facts/wythoff/numbers-up-to.ts'
import { box, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The outcome of a point in a phase, and of all points with L ≤ max. */
interface OutcomeInPhase {
  (point: readonly [number, number], phase: FlipFlopPhase): Outcome
  readonly inPlane?: (max: number) => (S: number, L: number, phase: FlipFlopPhase) => Outcome
}

/** The winning points of Flip-Flop. */
export const vFlipFlopA: Claim = vClaim<FlipFlopCase, BoxDomain, OutcomeInPhase>({
  id: 'V-FlipFlop.a',
  kind: 'proposition',
  source: 'sections 20, 21 (56)',
  paperStatus: 'asserted',
  title: 'the winning points of Flip-Flop are those of the phase: _kw in attrition, w_k otherwise',
  statement: String.raw`The winning points are $f_k={}_kw$ in the attrition phase and $f_k=w_k$ otherwise (56).`,
  conventions: [...FLIP_FLOP_CONVENTIONS, 'the _kw are those of V-Attrition.a'],
  decides:
    'for every position of the box, both phases and every number of flips left, whether the search over (S, L, phase, flips left) finds the outcome stated',
  complexity: 'O(max²)',
  parameters: FLIP_FLOP_PARAMETERS,
  bytesPerPosition: 16,
  defaultDomain: box(30),
  quick: { ranges: { condition: ['(54)'] }, max: 15 },
  printed: Object.assign(
    (point: readonly [number, number], phase: FlipFlopPhase) => flipFlopOutcome(point, phase),
    {
      inPlane: (max: number) => {
        const lower = integersUpTo(max, lowerWythoff)
        return (S: number, L: number, phase: FlipFlopPhase): Outcome =>
          L <= 2 ? flipFlopOutcome([S, L], phase) : lower[L - S] === S ? 'P' : 'N'
      },
    },
  ),
  judge: (outcome, asked) => {
    const condition = FLIP_CONDITIONS[asked.parameters.condition]!
    const { max } = asked.domain
    const rules = flipFlopRules(asked.parameters, condition)
    const tableUpTo = growingTable(asked, (most) => solveFlipFlop(most, rules))
    const at = (S: number, L: number): PositionFinding => {
      const table = tableUpTo(L)
      const wrong = table.levels.flatMap(({ mover, other }, level) =>
        (['normal', 'attrition'] as const)
          .filter((phase) => table.isP(S, L, phase, level) !== (outcome([S, L], phase) === 'P'))
          .map((phase) => ({ phase, mover, other })),
      )
      return {
        holds: wrong.length === 0,
        actual: wrong.length,
        evidence: () => {
          const { phase, mover, other } = wrong[0]!
          const expected = outcome([S, L], phase)
          return {
            expected,
            actual: expected === 'P' ? 'N' : 'P',
            explain: `at (${S},${L}) in the ${phase} phase, flips left to the player to move ${mover}, to the other ${other}: (56) gives ${expected}, the search ${expected === 'P' ? 'N' : 'P'}`,
          }
        },
      }
    }
    return judgePositions(asked, 'search', at, () => {
      const { levels } = solveFlipFlop(0, rules)
      const search = flipFlopRows(max, rules, levels)
      const states = statesByPhase(levels.length)
      const stated =
        outcome.inPlane?.(max) ??
        ((S: number, L: number, phase: FlipFlopPhase) => outcome([S, L], phase))
      const found = new Uint8Array(max + 1)
      return (L, answers, actuals) => {
        search(L, found)
        for (let S = 0; S <= L; S++) {
          const inPhases =
            (stated(S, L, 'normal') === 'P' ? 1 : 0) + (stated(S, L, 'attrition') === 'P' ? 2 : 0)
          const wrong = popcount(found[S]! ^ states[inPhases]!)
          actuals[S] = wrong
          answers[S] = wrong === 0 ? HOLDS : FAILS
        }
      }
    })
  },
})
