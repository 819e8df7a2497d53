import { gameOf, isSymmetric, moveSizes, parseRuleset, type Ruleset } from '@nim/core/rules'
import { demand } from './refuse.ts'
import type { Certificate } from './schema.ts'

/**
 * Positions as y ∈ ℕ^n: ascending piles by their gaps, y_i = x_i − x_{i−1}, others by themselves. A
 * move m is legal where y − m ≥ 0 (of equal piles the first ones are lowered), and y − m is its option.
 */
export interface Ground {
  /** Null for a statement without moves. */
  readonly ruleset: Ruleset | null
  readonly moves: readonly (readonly number[])[]
  readonly toPiles: (y: readonly number[]) => number[]
}

const MOST_PILES = 12

/** The positions and moves of a question, from the rules. @throws RangeError for other games */
export function groundOf({ ruleset: text, ...question }: Certificate['question']): Ground {
  const { value, play, sorted, variables } = question
  const isWhole = (text === null) === (value === 'statement') && (text === null) === (play === null)
  demand(isWhole, 'a question is about a game, or a statement')
  demand(variables.length <= MOST_PILES, `at most ${MOST_PILES} piles`)
  const toPiles = (y: readonly number[]): number[] =>
    sorted ? y.map((_, i) => y.slice(0, i + 1).reduce((a, b) => a + b)) : [...y]
  if (text === null) return { ruleset: null, moves: [], toPiles }
  const ruleset = parseRuleset(text)
  demand(ruleset.piles === variables.length, 'the game has another number of piles')
  const sizes = moveSizes(ruleset)
  demand(isSymmetric(ruleset) === sorted && (sizes !== null) === sorted, 'it is not a slow game')
  const sets = sorted ? setsOf(ruleset.piles) : (gameOf(ruleset).moveVectors?.(ruleset) ?? [])
  const taken = sets.filter((set) => sizes?.includes(set.filter(Boolean).length) ?? true)
  demand(taken.length > 0 && taken.flat().every((stones) => stones <= 1), 'it is not a slow game')
  const moves = sorted ? taken.map((m) => m.map((one, i) => one - (m[i - 1] ?? 0))) : taken
  return { ruleset, moves, toPiles }
}

function setsOf(n: number): number[][] {
  return n === 0 ? [[]] : setsOf(n - 1).flatMap((set) => [0, 1].map((one) => [...set, one]))
}
