import { solveFlipFlop } from '@nim/bruteforce'
import { flipFlopOutcome, type FlipFlopPhase } from '@nim/core/wythoff'
import type { Claim } from '../claim.ts'
import type { BoxDomain } from '../verdict.ts'
import { judgePositions } from './judge-positions.ts'
import {
  FLIP_CONDITIONS,
  FLIP_FLOP_CONVENTIONS,
  FLIP_FLOP_PARAMETERS,
  type FlipFlopCase,
  flipFlopRules,
} from './flip-flop-cases.ts'
import { box, vClaim } from './v-claim.ts'

/** The winning points of Flip-Flop. */
export const vFlipFlopA: Claim = vClaim<
  FlipFlopCase,
  BoxDomain,
  (point: readonly [number, number], phase: FlipFlopPhase) => 'P' | 'N'
>({
  id: 'V-FlipFlop.a',
  kind: 'proposition',
  source: 'sections 20, 21 (56)',
  paperStatus: 'asserted',
  title: 'the winning points of Flip-Flop are those of the phase: _kw in attrition, w_k otherwise',
  statement: String.raw`The winning points are $f_k={}_kw$ in the attrition phase and $f_k=w_k$ otherwise (56).`,
  conventions: [...FLIP_FLOP_CONVENTIONS, 'the _kw are those of V-Attrition.a'],
  decides:
    'for every position of the box, both phases and every number of flips left, whether the search over (S, L, phase, flips left) finds the outcome stated',
  complexity: 'O(max³)',
  parameters: FLIP_FLOP_PARAMETERS,
  bytesPerPosition: 16,
  defaultDomain: box(30),
  quick: { ranges: { condition: ['(54)'] }, max: 15 },
  printed: flipFlopOutcome,
  judge: (outcome, asked) => {
    const condition = FLIP_CONDITIONS[asked.parameters.condition]!
    const table = solveFlipFlop(asked.domain.max, flipFlopRules(asked.parameters, condition))
    return judgePositions(asked, 'search', (S, L) => {
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
    })
  },
})
