import type { Outcome } from '../../rules/play.ts'

/** Lengths of plays in which one side follows the strategy "some option with R − 1". */
export interface FixedLengths {
  /** The longest play if the winner follows the strategy and the loser tries everything. */
  readonly winnerFixed: readonly number[]
  /**
   * The shortest play if the loser follows the strategy and the winner tries all winning options.
   */
  readonly loserFixed: readonly number[]
}

/**
 * Both lengths for every position, over all choices that the strategy leaves open.
 *
 * Winner fixed: at a P-position the loser takes any option; at an N-position the winner takes an
 * option with R − 1. Loser fixed: at a P-position the loser takes an option with R − 1; at an
 * N-position the winner takes any P-option, and still wins.
 *
 * @param digraph digraph[v] are the options of v, each less than v
 * @param values outcome and remoteness of every position
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
