import { solveFlipFlop, wythoffPlaneByDefinition } from '@nim/bruteforce'
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
  complexity: 'O(max³)',
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
    const table = solveFlipFlop(max, flipFlopRules(asked.parameters, isAllowed))
    const planes = {
      normal: wythoffPlaneByDefinition(max, phases.normal),
      attrition: wythoffPlaneByDefinition(max, phases.attrition),
    }
    return judgePositions(asked, 'search', (S, L) => {
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
    })
  },
})
