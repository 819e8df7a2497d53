import { flipFlopOutcome, wythoffOutcome } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { Fact } from '../../../facts/fact.ts'
import {
  FLIP_FLOP_CONVENTIONS,
  FLIP_FLOP_PARAMETERS,
  FLIP_WITH_MOVE,
  FLIP_WITH_MOVE_CONVENTIONS,
  type FlipFlopCase,
  type FlipFlopState,
  flipFlopStates,
  withAllFlips,
  withOneFlip,
  withoutFlips,
} from '../../../facts/wythoff/flip-flop.ts'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { winning, winningInAttrition } from '../../../facts/wythoff/winning.ts'
import { corrected } from '../../../judge/corrected.ts'
import { positions, type PositionsClaim } from '../../../judge/positions.ts'

type States = Fact<readonly FlipFlopState[]>
type PointFacts = Readonly<Record<'S' | 'L' | 'm', Fact>>

const FLIP = { reading: 'f1', flips: 'one', condition: '(54)' }
const FLIP_AFTER = { ...FLIP, reading: 'f2' }
const ONLY = { only: FLIP_WITH_MOVE, digestedAs: 'printed' } as const

/** The game in which the goal can be changed. */
export const vFlipFlop: Claim = positions({
  id: 'V-FlipFlop',
  kind: 'definition',
  at: 'sections 20, 21 (54)',
  paperStatus: 'asserted',
  title: 'Flip-Flop: only once during the game the goal can be changed, if L ≥ S+2 ≥ 7',
  statement: String.raw`Only once during the game players on their move can change the goal of the game if $L\ge S+2\ge7$ (54). Goals: in the normal phase who reaches $(0,0)$ wins, in the attrition phase who reaches it loses.`,
  conventions: FLIP_FLOP_CONVENTIONS,
  decides:
    'for every position of the box and both phases, whether with no flips left the search over (S, L, phase, flips left) gives normal and misère play, in every reading',
  complexity: 'O(max³)',
  games: onPlane<FlipFlopCase>(15, FLIP_FLOP_PARAMETERS),
  quick: { ranges: { reading: ['f1'], condition: ['(54)'] }, max: 10 },
  facts: { states: withoutFlips, winning, winningInAttrition },
  digest: ({ states, winning: normal, winningInAttrition: attrition }) =>
    states.filter(({ phase, isP }) => isP !== ((phase === 'normal' ? normal : attrition) === 1))
      .length,
  method: 'search',
  printed: ({ states, winning: normal, winningInAttrition: attrition }) =>
    states.every(({ phase, isP }) => isP === ((phase === 'normal' ? normal : attrition) === 1)),
  wrong: {
    case: FLIP,
    max: 6,
    // the phases are exchanged
    holds: ({ states, winning: normal, winningInAttrition: attrition }) =>
      states.every(({ phase, isP }) => isP === ((phase === 'normal' ? attrition : normal) === 1)),
  },
})

const winningPoints: PositionsClaim<FlipFlopCase, PointFacts & { readonly states: States }> = {
  id: 'V-FlipFlop.a',
  kind: 'proposition',
  at: 'sections 20, 21 (56)',
  paperStatus: 'asserted',
  title: 'the winning points of Flip-Flop are those of the phase: _kw in attrition, w_k otherwise',
  statement: String.raw`The winning points are $f_k={}_kw$ in the attrition phase and $f_k=w_k$ otherwise (56).`,
  conventions: [...FLIP_FLOP_CONVENTIONS, 'the _kw are those of V-Attrition.a'],
  decides:
    'for every position of the box, both phases and every number of flips left, whether the search over (S, L, phase, flips left) finds the outcome stated',
  complexity: 'O(max³)',
  games: onPlane(30, FLIP_FLOP_PARAMETERS),
  quick: { ranges: { condition: ['(54)'] }, max: 15 },
  facts: { ...(POINT as PointFacts), states: flipFlopStates },
  digest: ({ S, L, states }) => states.filter((state) => !isBy56(S, L, state)).length,
  method: 'search',
  printed: ({ S, L, states }) => states.every((state) => isBy56(S, L, state)),
  wrong: {
    case: FLIP,
    max: 6,
    // the attrition phase has winning points of its own
    holds: ({ S, L, states }) =>
      states.every(({ isP }) => isP === (wythoffOutcome([S, L]) === 'P')),
  },
  evidence: ({ S, L, states }) => {
    const state = states.find((one) => !isBy56(S, L, one)) ?? states[0]!
    const { phase, mover, other } = state
    const expected = flipFlopOutcome([S, L], phase)
    const actual = expected === 'P' ? 'N' : 'P'
    return {
      expected,
      actual,
      explain: `at (${S},${L}) in the ${phase} phase, flips left to the player to move ${mover}, to the other ${other}: (56) gives ${expected}, the search ${actual}`,
    }
  },
}

function isBy56(S: number, L: number, { phase, isP }: FlipFlopState): boolean {
  return isP === (flipFlopOutcome([S, L], phase) === 'P')
}

/** The winning points of Flip-Flop. */
export const vFlipFlopA: Claim = positions(winningPoints)

/** The winning points of Flip-Flop where a flip comes with a move. */
export const vFlipFlopAFix: Claim = positions(
  corrected(
    winningPoints,
    {
      title: 'a flip made with a move, L ≥ S+2: the winning points are those of the phase, (56)',
      statement: String.raw`If the goal is changed together with a move, before or after it, and only where $L\ge S+2$ (so under (54) too), the winning points are $f_k={}_kw$ in the attrition phase and $f_k=w_k$ otherwise (56), for every number of flips. Changed: a flip is no turn of its own, and its condition is demanded.`,
      conventions: [...FLIP_WITH_MOVE_CONVENTIONS, 'the _kw are those of V-Attrition.a'],
      wrong: {
        case: FLIP_AFTER,
        max: 6,
        // the attrition phase has winning points of its own
        holds: ({ S, L, states }) =>
          states.every(({ isP }) => isP === (wythoffOutcome([S, L]) === 'P')),
      },
    },
    ONLY,
  ),
)

type FlipsFacts = PointFacts & { readonly states: States; readonly once: States }

const numberOfFlips: PositionsClaim<FlipFlopCase, FlipsFacts> = {
  id: 'V-FlipFlop.b',
  kind: 'proposition',
  at: 'sections 20, 21',
  paperStatus: 'asserted',
  title: '"only once" is inessential: other numbers of flips leave the winning points as they are',
  statement: String.raw`That the goal can be changed "only once" is inessential: the winning points are the same for other numbers of flips.`,
  conventions: [...FLIP_FLOP_CONVENTIONS, 'all flips are still left in the positions compared'],
  decides:
    'for every position of the box and both phases, whether the outcome with all flips of the case left is the outcome with one flip in the game left',
  complexity: 'O(max³)',
  games: onPlane(30, FLIP_FLOP_PARAMETERS),
  quick: { ranges: { condition: ['(54)'] }, max: 15 },
  facts: { ...(POINT as PointFacts), states: withAllFlips, once: withOneFlip },
  digest: ({ states }) => states.filter(({ isP }) => isP).length,
  method: 'search',
  printed: ({ states, once }) => states.every(({ isP }, at) => isP === once[at]!.isP),
  wrong: {
    case: { ...FLIP, flips: 'two' },
    max: 6,
    // the outcomes are the same where L = 2 too
    holds: ({ L, states, once }) =>
      states.every(({ isP }, at) => (isP === once[at]!.isP) === (L !== 2)),
  },
  evidence: ({ S, L, states, once }, { parameters: { flips } }) => {
    const at = Math.max(
      0,
      states.findIndex(({ isP }, i) => isP !== once[i]!.isP),
    )
    const { phase, isP } = states[at]!
    const [expected, actual] = [once[at]!.isP, isP].map((is) => (is ? 'P' : 'N'))
    return {
      expected: expected!,
      actual: actual!,
      explain: `at (${S},${L}) in the ${phase} phase: ${expected} with one flip in the game, ${actual} with flips: ${flips}`,
    }
  },
}

/** The restriction to one flip makes no difference. */
export const vFlipFlopB: Claim = positions(numberOfFlips)

/** The number of flips makes no difference where a flip comes with a move. */
export const vFlipFlopBFix: Claim = positions(
  corrected(
    numberOfFlips,
    {
      title:
        'a flip made with a move, L ≥ S+2: the winning points are the same for all numbers of flips',
      statement: String.raw`If the goal is changed together with a move, before or after it, and only where $L\ge S+2$ (so under (54) too), then "only once" is inessential: the winning points are the same for other numbers of flips. Changed: a flip is no turn of its own, and its condition is demanded.`,
      conventions: [
        ...FLIP_WITH_MOVE_CONVENTIONS,
        'all flips are still left in the positions compared',
      ],
      wrong: {
        case: { ...FLIP_AFTER, flips: 'two' },
        max: 6,
        // the outcomes are the same where L = 3 too
        holds: ({ L, states, once }) =>
          states.every(({ isP }, at) => (isP === once[at]!.isP) === (L !== 3)),
      },
    },
    ONLY,
  ),
)
