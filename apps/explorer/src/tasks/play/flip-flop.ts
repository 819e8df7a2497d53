import { type FlipFlopRules, solveFlipFlop } from '@nim/bruteforce'
import { options, WYTHOFF } from '@nim/core/rules'
import type { GameState } from './game-state.ts'
import type { PlayMove, Standing } from './standing.ts'

/** The maximum size of a pile. The search time grows with the cube of this size. */
const LONGEST_SIDE = 60

/**
 * Wythoff's Flip-Flop as printed. The game begins in the normal phase. If condition (54) allows a
 * flip, one flip changes the game to Attrition.
 * @throws RangeError if the position is too large to be searched
 * @source V-FlipFlop
 */
export function flipFlop({ position, flipped }: GameState, reading: 'f1' | 'f2'): Standing {
  const [S = 0, L = 0] = position
  if (L > LONGEST_SIDE) {
    throw new RangeError(`Flip-Flop: expected at most ${LONGEST_SIDE} stones in a pile, got ${L}`)
  }
  const rules: FlipFlopRules = { reading, allowance: 1, isFlipAllowed }
  const table = solveFlipFlop(L, rules)
  const losesAt = ({ position: [s = 0, l = 0], flipped: after }: GameState): boolean =>
    after ? table.isP(s, l, 'attrition', 0) : table.isP(s, l, 'normal', 1)
  const moves = options(WYTHOFF, [S, L]).flatMap((to): PlayMove[] => {
    const judged = reading === 'f1' ? position : to
    const mayFlip = !flipped && isFlipAllowed(judged[0]!, judged[1]!)
    return (mayFlip ? [flipped, true] : [flipped]).map((after) => {
      const state = { position: to, flipped: after }
      return { to: state, loser: losesAt(state) ? 1 : 0, length: null, isGmMove: false }
    })
  })
  const winning = moves.filter(({ loser }) => loser === 1)
  return {
    players: 2,
    loser: losesAt({ position, flipped }) ? 0 : 1,
    length: null,
    moves: [...winning, ...moves.filter(({ loser }) => loser !== 1)],
    optimal: winning.length,
    by: 'by solving',
  }
}

/** Condition (54) of the paper: L ≥ S+2 ≥ 7. */
function isFlipAllowed(S: number, L: number): boolean {
  return L >= S + 2 && S + 2 >= 7
}
