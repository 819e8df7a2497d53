import {
  formatRuleset,
  gameOf,
  isSymmetric,
  moveSizes,
  requireValue,
  type Ruleset,
} from '@nim/core/rules'
import { and, type Formula, ge, integer, le, lt, minus, type Substitution } from '@nim/presburger'

/** A move on given piles, expressed by formulas over the position. */
export interface Move {
  /** The piles, numbered 1..n, in ascending order. */
  readonly piles: readonly number[]
  /** True if the move is legal, and canonical where piles are sorted. */
  readonly isLegal: Formula
  /** The option x − 1_S. */
  readonly option: Substitution
}

/**
 * The moves of a slow game. At every position, exactly one move whose condition holds leads to each
 * option, and every option is written in the form in which the ruleset stores positions. If piles
 * are sorted, a pile that equals its lower neighbour is lowered only together with that neighbour,
 * so that x − 1_S is also sorted.
 *
 * @throws RangeError for games with other moves or without outcomes, and if the number of variables
 * differs from the number of piles
 */
export function movesOf(ruleset: Ruleset, variables: readonly string[]): Move[] {
  const isOrdered = isSymmetric(ruleset)
  return setsOf(ruleset, variables).map((piles) => ({
    piles,
    isLegal: isOrdered ? isCanonical(piles, variables) : allNonempty(piles, variables),
    option: optionOf(piles, variables),
  }))
}

/**
 * The formula which states that all piles are ≥ 0. If the rules do not distinguish the piles, the
 * formula also states that the piles are in ascending order.
 */
export function isPosition(ruleset: Ruleset, variables: readonly string[]): Formula {
  if (!isSymmetric(ruleset)) return and(...variables.map((name) => ge(integer(name), 0)))
  return and(
    ge(integer(variables[0]!), 0),
    ...variables.slice(1).map((name, i) => le(integer(variables[i]!), integer(name))),
  )
}

/** The formula which states that no pile of a move is empty. */
export function allNonempty(piles: readonly number[], variables: readonly string[]): Formula {
  return and(...piles.map((pile) => ge(integer(variables[pile - 1]!), 1)))
}

/** The position after taking one stone from each of the piles. */
export function optionOf(piles: readonly number[], variables: readonly string[]): Substitution {
  return new Map(
    piles.map((pile) => [variables[pile - 1]!, minus(integer(variables[pile - 1]!), 1)]),
  )
}

/**
 * The formula which states that no pile of the move is empty, and that all piles stay in ascending
 * order when the piles of the move are lowered.
 */
function isCanonical(piles: readonly number[], variables: readonly string[]): Formula {
  const steps = piles.filter((pile) => pile > 1 && !piles.includes(pile - 1))
  return and(
    ge(integer(variables[piles[0]! - 1]!), 1),
    ...steps.map((pile) => lt(integer(variables[pile - 2]!), integer(variables[pile - 1]!))),
  )
}

function setsOf(ruleset: Ruleset, variables: readonly string[]): readonly (readonly number[])[] {
  if (variables.length !== ruleset.piles) {
    throw new RangeError(
      `${formatRuleset(ruleset)} has ${ruleset.piles} piles, got ${variables.length} variables`,
    )
  }
  requireValue(ruleset, 'outcome')
  const sizes = moveSizes(ruleset)
  if (sizes !== null) return sizes.flatMap((size) => subsets(ruleset.piles, size))
  const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? null
  if (vectors === null || vectors.some((vector) => vector.some((stones) => stones > 1))) {
    throw new RangeError(
      `a proof for all positions needs a game in which each move takes exactly one stone from each pile that it changes, got ${formatRuleset(ruleset)}`,
    )
  }
  return vectors.map((vector) => vector.flatMap((stones, i) => (stones === 1 ? [i + 1] : [])))
}

/** The subsets of 1..n of this size in lexicographic order. */
function subsets(n: number, size: number, from = 1): number[][] {
  if (size === 0) return [[]]
  return Array.from({ length: Math.max(0, n - from + 1) }, (_, i) => from + i).flatMap((first) =>
    subsets(n, size - 1, first + 1).map((rest) => [first, ...rest]),
  )
}
