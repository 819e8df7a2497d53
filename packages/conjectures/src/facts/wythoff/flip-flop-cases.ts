import { type FlipAllowance, type FlipFlopRules, type FlipReading } from '@nim/bruteforce'
import type { Parameter } from '../../claim/parameter.ts'

/** The conditions under which a flip is allowed at (S,L). */
export const FLIP_CONDITIONS: Readonly<Record<string, (S: number, L: number) => boolean>> = {
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
export interface FlipFlopCase {
  readonly [name: string]: string
  readonly reading: string
  readonly flips: string
  readonly condition: string
}

/** The parameters of all statements on Flip-Flop. */
export const FLIP_FLOP_PARAMETERS: readonly Parameter[] = [
  {
    kind: 'choice',
    name: 'reading',
    about: 'how a flip is made',
    values: () => ['f1', 'f2', 'f3'],
  },
  {
    kind: 'choice',
    name: 'flips',
    about: 'number of flips in a game',
    values: ({ reading }) =>
      Object.keys(ALLOWANCES).filter((name) => reading !== 'f3' || name !== 'unlimited'),
  },
  {
    kind: 'choice',
    name: 'condition',
    about: 'condition of a flip',
    values: () => Object.keys(FLIP_CONDITIONS),
  },
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

/** The rules of a case, with this condition of a flip. */
export function flipFlopRules(
  { reading, flips }: FlipFlopCase,
  isFlipAllowed: (S: number, L: number) => boolean,
): FlipFlopRules {
  return { reading: reading as FlipReading, allowance: ALLOWANCES[flips]!, isFlipAllowed }
}
