import { gameOf, isSymmetric, options, parseRuleset, type Ruleset } from '@nim/core/rules'
import { demand } from './refuse.ts'
import type { Certificate } from './schema.ts'

/**
 * The positions as vectors y ∈ ℕ^n. The entries of y are the gaps y_i = x_i − x_{i−1} of ascending
 * piles, and otherwise the sizes of the piles. A move m is legal if y − m ≥ 0, and it then leads to
 * y − m. Among equal piles, a move lowers the first of these piles.
 */
export interface Ground {
  /** The game, or null for a statement that does not involve moves. */
  readonly ruleset: Ruleset | null
  readonly moves: readonly (readonly number[])[]
  readonly toPiles: (y: readonly number[]) => number[]
}

const MOST_PILES = 12

/** The positions and moves of a question, from the rules. @throws RangeError for other games */
export function groundOf({ ruleset: text, ...question }: Certificate['question']): Ground {
  const { value, play, sorted, variables } = question
  const isWhole = (text === null) === (value === 'statement') && (text === null) === (play === null)
  demand(isWhole, 'expected a question about a game, or a statement')
  demand(variables.length <= MOST_PILES, `at most ${MOST_PILES} piles`)
  const toPiles = (y: readonly number[]): number[] =>
    sorted ? y.map((_, i) => y.slice(0, i + 1).reduce((a, b) => a + b)) : [...y]
  if (text === null) return { ruleset: null, moves: [], toPiles }
  const ruleset = parseRuleset(text)
  const isOfPiles = ruleset.piles === variables.length && isSymmetric(ruleset) === sorted
  demand(isOfPiles, 'the piles do not fit the game')
  const entries = gameOf(ruleset).moveVectors?.(ruleset)?.flat() ?? []
  demand(Math.max(...entries) === 1, 'it is not a slow game')
  // if no two piles are equal and none is empty, all moves are legal, and they have different
  // options
  const gaps = (x: readonly number[]): number[] => x.map((pile, i) => pile - (x[i - 1] ?? 0))
  const wide = variables.map((_, i) => i + 1)
  const lowered = options(ruleset, wide).map((x) => wide.map((pile, i) => pile - x[i]!))
  return { ruleset, moves: sorted ? lowered.map(gaps) : lowered, toPiles }
}
