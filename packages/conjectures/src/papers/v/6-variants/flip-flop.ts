import { flipFlopOutcome, wythoffOutcome } from '@nim/core/wythoff'
import {
  ALLOWANCES,
  CONDITIONS,
  type FlipFlopState,
  flipFlopStates,
  withOneFlip,
  withoutFlips,
} from '../../../facts/wythoff/flip-flop.ts'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { winning, winningInAttrition } from '../../../facts/wythoff/winning.ts'
import type {
  CaseParameters,
  Claim,
  Parameter,
  PrincipalReading,
  StatedFact,
  StatementInput,
} from '../../../judge/index.ts'
import { byRules, choice, positions } from '../../../judge/index.ts'

const PARAMETERS: readonly Parameter[] = [
  choice('reading', 'how a flip is made', ['f1', 'f2', 'f3']),
  choice('flips', 'number of flips in a game', ({ reading }) =>
    Object.keys(ALLOWANCES).filter((name) => reading !== 'f3' || name !== 'unlimited'),
  ),
  choice('condition', 'condition of a flip', Object.keys(CONDITIONS)),
]

/** The conventions that all statements share. */
const CONVENTIONS: readonly string[] = [
  'readings of a flip: f1: before a move in the same turn, the condition holds before the move; f2: after a move in the same turn, the condition holds after the move; f3: a turn of its own, which keeps the position',
  'flips: one in the game, one for each player, two or three in the game, or unlimited (f1 and f2 only, because plays must end)',
  'condition: (54) L ≥ S+2 ≥ 7; only L ≥ S+2; none',
  'the game is over at (0,0)',
]

/**
 * The printed game. If the condition were different, or if a flip were not part of a move, the game
 * would be different.
 */
const PRINTED_GAME: PrincipalReading = {
  cases: { reading: ['f1', 'f2'], condition: ['(54)'] },
  because:
    'players "on their move" change the goal under (54), L ≥ S+2 ≥ 7. So a flip is part of a move. A turn without a move (f3), or another condition, gives another game',
}

/** The outcome of a state of a case, as a fact about the point. */
function factOf(
  x: readonly number[],
  { phase, isP, mover, other }: FlipFlopState,
  of: CaseParameters,
): StatedFact {
  const left = (flips: number): number | null => (flips === Infinity ? null : flips)
  const counts = { isEach: of['flips'] === 'one each', mover: left(mover), other: left(other) }
  const where = CONDITIONS[String(of['condition'])]!
  const flips = { reading: String(of['reading']), phase, ...where, ...counts }
  return byRules(x, { fact: 'flip-flop', value: isP ? 'P' : 'N', flips })
}

type Plays = Readonly<Record<'winning' | 'winningInAttrition', number>>

/**
 * True if the outcome in a phase equals the outcome in normal play, or the outcome in misère play.
 */
const isByPlay = ({ winning: normal, winningInAttrition }: Plays, state: FlipFlopState): boolean =>
  state.isP === ((state.phase === 'normal' ? normal : winningInAttrition) === 1)

export const vFlipFlop: Claim = positions({
  id: 'V-FlipFlop',
  kind: 'definition',
  at: 'sections 20, 21 (54)',
  title: 'Flip-Flop: the goal can be changed only once during the game, if L ≥ S+2 ≥ 7',
  statement: String.raw`Only once during the game players on their move can change the goal of the game if $L\ge S+2\ge7$ (54). Goals: in the normal phase who reaches $(0,0)$ wins, in the attrition phase who reaches it loses.`,
  conventions: CONVENTIONS,
  principal: PRINTED_GAME,
  decides:
    'for every position of the box and both phases, whether with no flips left the search over (S, L, phase, flips left) gives normal and misère play, in every reading',
  complexity: 'O(max³)',
  games: onPlane(15, PARAMETERS),
  quick: { ranges: { reading: ['f1'], condition: ['(54)'] }, max: 10 },
  facts: { states: withoutFlips, winning, winningInAttrition },
  // in the first two states, no flips are left
  digest: (told) => told.states.slice(0, 2).filter((state) => !isByPlay(told, state)).length,
  method: 'search',
  printed: (told) => told.states.slice(0, 2).every((state) => isByPlay(told, state)),
  // In the mutation, the phases are exchanged.
  wrongAt: { max: 6 },
  wrong: ({ states, winning: normal, winningInAttrition: attrition }) =>
    states
      .slice(0, 2)
      .every((state) => isByPlay({ winning: attrition, winningInAttrition: normal }, state)),
})

const isBy56 = (S: number, L: number, { phase, isP }: FlipFlopState): boolean =>
  isP === (flipFlopOutcome([S, L], phase) === 'P')

/** The common fields of the statements on the winning points. */
const SEARCHED = {
  kind: 'proposition',
  complexity: 'O(max³)',
  games: onPlane(30, PARAMETERS),
  quick: { ranges: { condition: ['(54)'] }, max: 15 },
  method: 'search',
  principal: PRINTED_GAME,
} as const

export const vFlipFlopA: Claim = positions({
  ...SEARCHED,
  id: 'V-FlipFlop.a',
  at: 'sections 20, 21 (56)',
  title: 'the winning points of Flip-Flop are those of the phase: _kw in attrition, w_k otherwise',
  statement: String.raw`The winning points are $f_k={}_kw$ in the attrition phase and $f_k=w_k$ otherwise (56).`,
  conventions: [...CONVENTIONS, 'the _kw are those of V-Attrition.a'],
  decides:
    'for every position of the box, both phases and every number of flips left, whether the search over (S, L, phase, flips left) finds the outcome stated',
  facts: { ...POINT, states: flipFlopStates },
  digest: ({ S, L, states }) => states.filter((state) => !isBy56(S, L, state)).length,
  printed: ({ S, L, states }) => states.every((state) => isBy56(S, L, state)),
  // The mutation is false because the attrition phase has other winning points.
  wrongAt: { max: 6 },
  wrong: ({ S, L, states }) => states.every(({ isP }) => isP === (wythoffOutcome([S, L]) === 'P')),
  evidence: ({ S, L, states }, { parameters }) => {
    const state = states.find((one) => !isBy56(S, L, one)) ?? states[0]!
    const { phase, mover, other } = state
    const expected = flipFlopOutcome([S, L], phase)
    const actual = expected === 'P' ? 'N' : 'P'
    return {
      expected,
      actual,
      stated: [factOf([S, L], state, parameters)],
      explain: `at (${S},${L}) in the ${phase} phase, flips left to the player to move ${mover}, to the other ${other}: (56) gives ${expected}, the search ${actual}`,
    }
  },
})

const FLIPS = { ...POINT, states: flipFlopStates, once: withOneFlip }

/**
 * The phases in which the outcome with all flips left differs from the outcome of the game that has
 * only one flip.
 */
function changed({ states, once }: StatementInput<typeof FLIPS>): FlipFlopState[] {
  const withOne = once.slice(-2)
  return states.slice(-2).filter(({ isP }, at) => isP !== withOne[at]!.isP)
}

export const vFlipFlopB: Claim = positions({
  ...SEARCHED,
  id: 'V-FlipFlop.b',
  at: 'sections 20, 21',
  title: '"only once" is inessential: other numbers of flips leave the winning points as they are',
  statement: String.raw`That the goal can be changed "only once" is inessential: the winning points are the same for other numbers of flips.`,
  conventions: [...CONVENTIONS, 'the compared positions have all flips left'],
  decides:
    'for every position of the box and both phases, whether the outcome with all flips of the case left is the outcome with one flip in the game left',
  facts: FLIPS,
  digest: ({ states }) => states.slice(-2).filter(({ isP }) => isP).length,
  printed: (told) => changed(told).length === 0,
  // In the mutation, both outcomes are different wherever L = 2.
  wrongAt: { case: { reading: 'f1', flips: 'two', condition: '(54)' }, max: 6 },
  wrong: (told) => changed(told).length === (told.L === 2 ? 2 : 0),
  evidence: (told, { parameters }) => {
    const state = changed(told)[0] ?? told.states[0]!
    const { phase, isP } = state
    const one = told.once.slice(-2).find((same) => same.phase === phase)!
    const [expected, actual] = isP ? ['N', 'P'] : ['P', 'N']
    return {
      expected,
      actual,
      stated: [
        factOf(told.x, state, parameters),
        factOf(told.x, one, { ...parameters, flips: 'one' }),
      ],
      explain: `at (${told.S},${told.L}) in the ${phase} phase: ${expected} with one flip in the game, ${actual} with flips: ${parameters['flips']}`,
    }
  },
})
