import { type Position, positionOf, type Ruleset } from '@nim/core/rules'
import type { TextResult } from '../../address/read-game.ts'
import { rulesWords } from '../../bench/rule-words.ts'
import { type GameState, stateText } from '../../tasks/play/game-state.ts'

/**
 * The move that leaves the given number of stones in each pile.
 * @param legal states that moves lead to
 */
export function takenMove(
  ruleset: Ruleset,
  from: Position,
  left: GameState,
  legal: readonly GameState[],
): TextResult<GameState> {
  const taken = from.map((pile, i) => pile - left.position[i]!).filter((stones) => stones > 0)
  const to = { ...left, position: positionOf(ruleset, left.position) }
  const text = stateText(to)
  if (taken.length > 0 && isOneMove(ruleset, taken)) {
    const found = legal.find((state) => stateText(state) === text)
    if (found !== undefined) return { is: found }
  }
  const what = taken.length === 0 ? 'no stone is taken' : 'this is no move'
  return { problem: `${what}: ${rulesWords(ruleset)}` }
}

/**
 * True if one move takes these stones from these piles. Some move may lead to the resulting
 * position although no move takes these stones. In Wythoff's game, a move leads from 3,5 to 2,3,
 * but no move takes 1 and 2 stones.
 */
function isOneMove(ruleset: Ruleset, taken: readonly number[]): boolean {
  const isEqual = taken.every((stones) => stones === taken[0])
  if (ruleset.kind === 'WYTHOFF') return isEqual
  if (ruleset.kind === 'MOORE') return taken.length <= ruleset.k
  if (ruleset.kind === 'SUB') return taken.length === 1
  // in slow games, a move takes one stone from each of some piles
  return isEqual && taken[0] === 1
}
