import type { Outcome } from '../../rules/play.ts'

/** The lengths of plays in which one side follows the strategy "move to an option with R − 1". */
export interface FixedLengths {
  /**
   * The length of the longest play if the winner follows the strategy and the loser tries every
   * move.
   */
  readonly winnerFixed: readonly number[]
  /**
   * The length of the shortest play if the loser follows the strategy and the winner tries every
   * winning option.
   */
  readonly loserFixed: readonly number[]
}

/**
 * Both lengths for every position. If the strategy allows several moves, each of them is
 * considered.
 *
 * Fixed winner: at a P-position the loser takes any option; at an N-position the winner takes an
 * option with R − 1. Fixed loser: at a P-position the loser takes an option with R − 1; at an
 * N-position the winner takes any P-option, and still wins.
 *
 * @param digraph digraph[v] lists the options of v, each of which is less than v
 * @param values the outcome and remoteness of every position
 * @complexity O(positions + moves)
 * @source GMMV-F5 (b), (c)
 */
export function fixedLengths(
  digraph: readonly (readonly number[])[],
  values: readonly { readonly outcome: Outcome; readonly remoteness: number }[],
): FixedLengths {
  const winnerFixed: number[] = []
  const loserFixed: number[] = []
  digraph.forEach((successors, v) => {
    const { outcome, remoteness } = values[v]!
    const isStep = (w: number): boolean => values[w]!.remoteness === remoteness - 1
    const toWinner = outcome === 'P' ? successors : successors.filter(isStep)
    const toLoser = successors.filter(outcome === 'P' ? isStep : (w) => values[w]!.outcome === 'P')
    winnerFixed.push(toWinner.reduce((most, w) => Math.max(most, 1 + winnerFixed[w]!), 0))
    const shortest = toLoser.reduce((least, w) => Math.min(least, 1 + loserFixed[w]!), Infinity)
    loserFixed.push(shortest === Infinity ? 0 : shortest)
  })
  return { winnerFixed, loserFixed }
}
