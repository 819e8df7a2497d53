import {
  type FlipAllowance,
  type FlipReading,
  type FlipsLeft,
  type Phase,
  solveFlipFlop,
} from '@nim/bruteforce'
import { boxCount } from '@nim/core/rules'
import type { CaseParameters, Parameter } from '../../claim/parameter.ts'
import { choice } from '../../judge/statement.ts'
import type { Fact } from '../fact.ts'

/** The conditions under which a flip is allowed at (S,L). */
const CONDITIONS: Readonly<Record<string, (S: number, L: number) => boolean>> = {
  '(54)': (S, L) => L >= S + 2 && S + 2 >= 7,
  'L >= S+2': (S, L) => L >= S + 2,
  none: () => true,
}

const ALLOWANCES: Readonly<Record<string, FlipAllowance>> = {
  one: 1,
  'one each': 'each',
  two: 2,
  three: 3,
  unlimited: 'unlimited',
}

/** A case of Flip-Flop. */
export interface FlipFlopCase extends CaseParameters {
  readonly reading: string
  readonly flips: string
  readonly condition: string
}

/** The parameters of all statements on Flip-Flop. */
export const FLIP_FLOP_PARAMETERS: readonly Parameter[] = [
  choice('reading', 'how a flip is made', ['f1', 'f2', 'f3']),
  choice('flips', 'number of flips in a game', ({ reading }) =>
    Object.keys(ALLOWANCES).filter((name) => reading !== 'f3' || name !== 'unlimited'),
  ),
  choice('condition', 'condition of a flip', Object.keys(CONDITIONS)),
]

/** What these statements share in their conventions. */
export const FLIP_FLOP_CONVENTIONS: readonly string[] = [
  'a flip is made: f1 together with a move, before it, the condition judged at the position left; f2 together with a move, after it, the condition judged at the position reached; f3 as a turn of its own, the position stays',
  'flips: one in the game, one for each player, two or three in the game, or unlimited (f1 and f2 only, for plays must end)',
  'condition: (54) L ≥ S+2 ≥ 7; only L ≥ S+2; none',
  'the game is over at (0,0)',
]

/** The cases in which a flip comes with a move and is kept away from the small positions. */
export const FLIP_WITH_MOVE: Readonly<Record<string, readonly string[]>> = {
  reading: ['f1', 'f2'],
  condition: ['(54)', 'L >= S+2'],
}

/** The conventions of these cases. */
export const FLIP_WITH_MOVE_CONVENTIONS: readonly string[] = [
  'a flip is made: f1 together with a move, before it, the condition judged at the position left; f2 together with a move, after it, the condition judged at the position reached',
  'flips: one in the game, one for each player, two or three in the game, or unlimited',
  'condition: (54) L ≥ S+2 ≥ 7; only L ≥ S+2',
  'the game is over at (0,0)',
]

/** A point in a phase with flips left, and whether it is winning: the player to move there loses. */
export interface FlipFlopState extends FlipsLeft {
  readonly phase: Phase
  readonly isP: boolean
}

/** Both phases for every number of flips that can be left. */
export const flipFlopStates: Fact<readonly FlipFlopState[]> = statesFact(
  'for every number of flips left',
  () => true,
)

/** Both phases with all flips of the case left. */
export const withAllFlips: Fact<readonly FlipFlopState[]> = statesFact(
  'with all flips left',
  (level, levels) => level === levels - 1,
)

/** Both phases with one flip in the game left. */
export const withOneFlip: Fact<readonly FlipFlopState[]> = statesFact(
  'with one flip left',
  (level, levels) => level === levels - 1,
  (of) => ({ ...of, flips: 'one' }),
)

/**
 * Both phases with no flips left. With unlimited flips none are "left" only where the condition
 * forbids them.
 */
export const withoutFlips: Fact<readonly FlipFlopState[]> = statesFact(
  'with no flips left',
  (level) => level === 0,
  (of) => (of['flips'] === 'unlimited' ? { ...of, condition: 'never' } : of),
)

/** By exhaustive search over point, phase and flips left. */
function statesFact(
  where: string,
  isMeant: (level: number, levels: number) => boolean,
  caseOf: (of: CaseParameters) => CaseParameters = (of) => of,
): Fact<readonly FlipFlopState[]> {
  return {
    says: `the outcome in both phases, ${where}`,
    source: 'V-FlipFlop',
    about: 'WYTHOFF',
    of: ({ box, parameters }) => {
      const { reading, flips, condition } = caseOf(parameters)
      const table = solveFlipFlop(box.max, {
        reading: (reading ?? 'f1') as FlipReading,
        allowance: ALLOWANCES[String(flips)] ?? 1,
        isFlipAllowed: CONDITIONS[String(condition)] ?? (() => false),
      })
      const levels = table.levels.map((left, level) => ({ left, level }))
      const meant = levels.filter(({ level }) => isMeant(level, levels.length))
      return ([S, L]) =>
        meant.flatMap(({ left, level }) =>
          (['normal', 'attrition'] as const).map((phase) => ({
            ...left,
            phase,
            isP: table.isP(S!, L!, phase, level),
          })),
        )
    },
    bytes: ({ piles }, { max }) => 16n * boxCount(piles, max, true),
  }
}
