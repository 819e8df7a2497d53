import type { FlipAllowance, FlipReading, FlipsLeft, Phase } from '@nim/bruteforce'
import { solveFlipFlop } from '@nim/bruteforce'
import { boxCount } from '@nim/core/rules'
import type { CaseParameters } from '../../claim/parameter.ts'
import type { Flips } from '../../claim/stated-fact.ts'
import type { Fact } from '../fact.ts'

/** The conditions under which a flip is allowed at (S,L). */
export const CONDITIONS: Readonly<Record<string, Pick<Flips, 'least' | 'gap'>>> = {
  '(54)': { least: 5, gap: 2 },
  'L >= S+2': { least: 0, gap: 2 },
  none: { least: 0, gap: 0 },
}

/** The flip allowances of a game, by the name of the case. */
export const ALLOWANCES: Readonly<Record<string, FlipAllowance>> = {
  one: 1,
  'one each': 'each',
  two: 2,
  three: 3,
  unlimited: 'unlimited',
}

/** A point in a phase with remaining flips. It is winning if the player to move there loses. */
export interface FlipFlopState extends FlipsLeft {
  readonly phase: Phase
  readonly isP: boolean
}

/** Both phases, for every number of remaining flips from 0 up to the number of the case. */
export const flipFlopStates: Fact<readonly FlipFlopState[]> = statesFact(
  'for every number of flips left',
  (of) => of,
)

export const withOneFlip: Fact<readonly FlipFlopState[]> = statesFact(
  'with one flip in the game',
  (of) => ({ ...of, flips: 'one' }),
)

/** The states, with unlimited flips forbidden. With a limit, the first two have no flips left. */
export const withoutFlips: Fact<readonly FlipFlopState[]> = statesFact(
  'without unlimited flips',
  (of) => (of['flips'] === 'unlimited' ? { ...of, condition: 'never' } : of),
)

/** The states, by exhaustive search over point, phase and remaining flips. */
function statesFact(
  where: string,
  caseOf: (of: CaseParameters) => CaseParameters,
): Fact<readonly FlipFlopState[]> {
  return {
    says: `the outcome in both phases, ${where}`,
    source: 'V-FlipFlop',
    about: 'WYTHOFF',
    of: ({ box, parameters }) => {
      const { reading, flips, condition } = caseOf(parameters)
      const { least, gap } = CONDITIONS[String(condition)] ?? { least: Infinity, gap: 0 }
      const table = solveFlipFlop(box.max, {
        reading: (reading ?? 'f1') as FlipReading,
        allowance: ALLOWANCES[String(flips)] ?? 1,
        isFlipAllowed: (S, L) => S >= least && L - S >= gap,
      })
      return ([S, L]) =>
        table.levels.flatMap((left, level) =>
          PHASES.map((phase) => ({ ...left, phase, isP: table.isP(S!, L!, phase, level) })),
        )
    },
    bytes: ({ piles }, { max }) => 16n * boxCount(piles, max, true),
  }
}

const PHASES: readonly Phase[] = ['normal', 'attrition']
