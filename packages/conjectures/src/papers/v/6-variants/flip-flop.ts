import { solveFlipFlop, wythoffPlaneByDefinition } from '@nim/bruteforce'
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
import { flipFlopRows, NO_FLIPS_LEFT } from '../../../facts/wythoff/flip-flop-rows.ts'
import { growingTable } from '../../../facts/wythoff/growing-table.ts'
import { lostRows } from '../../../facts/wythoff/lost-rows.ts'
import { box, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** What each phase is without flips. */
interface Phases {
  readonly normal: 'normal' | 'misere'
  readonly attrition: 'normal' | 'misere'
}

/** The game in which the goal can be changed. */
export const vFlipFlop: Claim = vClaim<FlipFlopCase, BoxDomain, Phases>({
  id: 'V-FlipFlop',
  kind: 'definition',
  source: 'sections 20, 21 (54)',
  paperStatus: 'asserted',
  title: 'Flip-Flop: only once during the game the goal can be changed, if L ≥ S+2 ≥ 7',
  statement: String.raw`Only once during the game players on their move can change the goal of the game if $L\ge S+2\ge7$ (54). Goals: in the normal phase who reaches $(0,0)$ wins, in the attrition phase who reaches it loses.`,
  conventions: FLIP_FLOP_CONVENTIONS,
  decides:
    'for every position of the box and both phases, whether with no flips left the search over (S, L, phase, flips left) gives normal and misère play by their definitions, in every reading',
  complexity: 'O(max²)',
  parameters: FLIP_FLOP_PARAMETERS,
  bytesPerPosition: 16,
  defaultDomain: box(15),
  quick: { ranges: { reading: ['f1'], condition: ['(54)'] }, max: 10 },
  printed: { normal: 'normal', attrition: 'misere' },
  judge: (phases, asked) => {
    const { max } = asked.domain
    const { condition, flips } = asked.parameters
    // With unlimited flips none are "left" only where the condition forbids them.
    const isAllowed = flips === 'unlimited' ? (): boolean => false : FLIP_CONDITIONS[condition]!
    const rules = flipFlopRules(asked.parameters, isAllowed)
    const tableUpTo = growingTable(asked, (most) => ({
      table: solveFlipFlop(most, rules),
      planes: {
        normal: wythoffPlaneByDefinition(most, phases.normal),
        attrition: wythoffPlaneByDefinition(most, phases.attrition),
      },
    }))
    const at = (S: number, L: number): PositionFinding => {
      const { table, planes } = tableUpTo(L)
      const wrong = (['normal', 'attrition'] as const).filter(
        (phase) => table.isP(S, L, phase, 0) !== planes[phase].isP(S, L),
      )
      return {
        holds: wrong.length === 0,
        actual: wrong.length,
        evidence: () => ({
          expected: 'the outcome without flips',
          actual: `another in the phase ${wrong.join(' and ')}`,
          explain: `at (${S},${L}) with no flips left the search differs in the phase ${wrong.join(' and ')}`,
        }),
      }
    }
    return judgePositions(asked, 'search', at, () => {
      const search = flipFlopRows(max, rules, solveFlipFlop(0, rules).levels)
      const normal = lostRows(max, phases.normal === 'normal')
      const attrition = lostRows(max, phases.attrition === 'normal')
      const [found, inNormal, inAttrition] = [0, 1, 2].map(() => new Uint8Array(max + 1)) as [
        Uint8Array,
        Uint8Array,
        Uint8Array,
      ]
      return (L, answers, actuals) => {
        search(L, found)
        normal(L, inNormal)
        attrition(L, inAttrition)
        for (let S = 0; S <= L; S++) {
          const without = inNormal[S]! | (inAttrition[S]! << 1)
          const wrong = popcount((found[S]! & NO_FLIPS_LEFT) ^ without)
          actuals[S] = wrong
          answers[S] = wrong === 0 ? HOLDS : FAILS
        }
      }
    })
  },
})
