import { type FlipFlopRules, type FlipFlopTable, solveFlipFlop } from '@nim/bruteforce'
import type { Claim } from '../../../claim/claim.ts'
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
import { type FlipFlopRow, flipFlopRows } from '../../../facts/wythoff/flip-flop-rows.ts'
import { growingTable } from '../../../facts/wythoff/growing-table.ts'
import { box, vClaim } from '../../../judge/shapes/v/v-claim.ts'

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
  complexity: 'O(max²)',
  parameters: FLIP_FLOP_PARAMETERS,
  bytesPerPosition: 32,
  defaultDomain: box(30),
  quick: { ranges: { condition: ['(54)'] }, max: 15 },
  printed: (isP, isPWithOneFlip) => isP === isPWithOneFlip,
  judge: (isInessential, asked) => {
    const condition = FLIP_CONDITIONS[asked.parameters.condition]!
    const { max } = asked.domain
    const rulesOf = (flips: string): FlipFlopRules =>
      flipFlopRules({ ...asked.parameters, flips }, condition)
    const solved = (flips: string): ((L: number) => FlipFlopTable) =>
      growingTable(asked, (most) => solveFlipFlop(most, rulesOf(flips)))
    const tableUpTo = solved(asked.parameters.flips)
    const onceUpTo = solved('one')
    const at = (S: number, L: number): PositionFinding => {
      const [table, once] = [tableUpTo(L), onceUpTo(L)]
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
    }
    return judgePositions(asked, 'search', at, () => {
      // The states of the last level, all flips left, are the lowest bits behind this shift.
      const search = (flips: string): { readonly row: FlipFlopRow; readonly shift: number } => {
        const rules = rulesOf(flips)
        const { levels } = solveFlipFlop(0, rules)
        return { row: flipFlopRows(max, rules, levels), shift: 2 * (levels.length - 1) }
      }
      const some = search(asked.parameters.flips)
      const one = search('one')
      const lost = new Uint8Array(max + 1)
      const lostOnce = new Uint8Array(max + 1)
      return (L, answers, actuals) => {
        some.row(L, lost)
        one.row(L, lostOnce)
        for (let S = 0; S <= L; S++) {
          const found = lost[S]! >> some.shift
          const once = lostOnce[S]! >> one.shift
          actuals[S] = (found & 1) + (found >> 1)
          answers[S] =
            isInessential((found & 1) === 1, (once & 1) === 1) &&
            isInessential(found >> 1 === 1, once >> 1 === 1)
              ? HOLDS
              : FAILS
        }
      }
    })
  },
})
