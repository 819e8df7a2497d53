import { type Position, type Ruleset } from '@nim/core/rules'
import { positionText } from '../../address/read-game.ts'
import { takenBy, takenWords } from '../../parts/taken-words.ts'
import type { Standing } from '../../tasks/play/standing.ts'

/**
 * Hints for a position. Each hint says more than the hint before it. The page shows the formula
 * after the hint about the sum and before the hint about the move.
 */
export interface HintWords {
  readonly parity: string
  readonly sum: string
  readonly move: string
}

/**
 * The hints for a position in a game for two players, computed from the winning moves. Null if the
 * winner is unknown or no move is left.
 */
export function hintWords(
  ruleset: Ruleset,
  position: Position,
  { loser, moves }: Pick<Standing, 'loser' | 'moves'>,
): HintWords | null {
  const [best] = moves
  if (loser === null || best === undefined) return null
  const winning = moves.filter((move) => move.loser === 1).map(({ to }) => to.position)
  const to = best.to.position
  const take = `take ${takenWords(takenBy(ruleset, position, to))}, to ${positionText(to)}`
  const now = { odd: oddIn(position), sum: sumOf(position) }
  if (winning.length === 0) {
    return {
      parity: `${oddWords(now.odd)} now. No move wins against an opponent who plays well.`,
      sum: `The sum is ${now.sum}. Wait for a mistake: play so that the game stays long.`,
      move: `This move resists longest: ${take}.`,
    }
  }
  return {
    parity: `${oddWords(now.odd)} now. After a winning move the number of odd piles is ${listed(winning.map(oddIn))}.`,
    sum: `The sum is ${now.sum}. After a winning move it is ${listed(winning.map(sumOf))}.`,
    move: `This move wins: ${take}.`,
  }
}

function oddIn(position: Position): number {
  return position.filter((pile) => pile % 2 === 1).length
}

function oddWords(odd: number): string {
  return odd === 1 ? '1 pile is odd' : `${odd} piles are odd`
}

function sumOf(position: Position): number {
  return position.reduce((sum, pile) => sum + pile, 0)
}

/** Lists distinct numbers in ascending order, as in `0, 2 or 4`. */
function listed(numbers: readonly number[]): string {
  const all = [...new Set(numbers)].toSorted((a, b) => a - b)
  return all.length === 1 ? String(all[0]) : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}
