import { type FlipFlopTable, solveFlipFlop } from '@nim/bruteforce'
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

/** How outcomes under the case's number of flips compare with those under one flip in the game. */
type Inessential = (isP: boolean, isPWithOneFlip: boolean) => boolean

/** The restriction to one flip makes no difference. */
export const vFlipFlopB: Claim = vClaim<FlipFlopCase, BoxDomain, Inessential>({
  id: 'V-FlipFlop.b',
  kind: 'proposition',
  source: 'sections 20, 21',
  paperStatus: 'asserted',
  title: '"only once" is inessential: other numbers of flips leave the winning points as they are',
  statement: String.raw`That the goal can be changed "only once" is inessential: the winning points are the same for other numbers of flips.`,
  conventions: [...FLIP_FLOP_CONVENTIONS, 'all flips are still left in the positions compared'],
  decides:
    'for every position of the box and both phases, whether the outcome with all flips of the case left is the outcome with one flip in the game left',
  complexity: 'O(max³)',
  parameters: FLIP_FLOP_PARAMETERS,
  bytesPerPosition: 32,
  defaultDomain: box(30),
  quick: { ranges: { condition: ['(54)'] }, max: 15 },
  printed: (isP, isPWithOneFlip) => isP === isPWithOneFlip,
  judge: (isInessential, asked) => {
    const condition = FLIP_CONDITIONS[asked.parameters.condition]!
    const solved = (flips: string): FlipFlopTable =>
      solveFlipFlop(asked.domain.max, flipFlopRules({ ...asked.parameters, flips }, condition))
    const table = solved(asked.parameters.flips)
    const once = solved('one')
    return judgePositions(asked, 'search', (S, L) => {
      const found = (['normal', 'attrition'] as const).map((phase) => ({
        phase,
        isP: table.isP(S, L, phase, table.levels.length - 1),
        isPOnce: once.isP(S, L, phase, once.levels.length - 1),
      }))
      const wrong = found.find(({ isP, isPOnce }) => !isInessential(isP, isPOnce))
      return {
        holds: wrong === undefined,
        actual: found.filter(({ isP }) => isP).length,
        evidence: () => ({
          expected: wrong!.isPOnce ? 'P' : 'N',
          actual: wrong!.isP ? 'P' : 'N',
          explain: `at (${S},${L}) in the ${wrong!.phase} phase: ${wrong!.isPOnce ? 'P' : 'N'} with one flip in the game, ${wrong!.isP ? 'P' : 'N'} with flips: ${asked.parameters.flips}`,
        }),
      }
    })
  },
})
