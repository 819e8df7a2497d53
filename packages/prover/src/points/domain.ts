import { formatRuleset, gameOf, isSymmetric, moveSizes, requireValue } from '@nim/core/rules'
import { NotDecidable } from './not-decidable.ts'
import type { PointQuestion } from './question.ts'

/**
 * The positions as ℕ^n. Sorted piles are described by their gaps g_i = x_i − x_{i−1} (x_0 = 0), and
 * other piles by their sizes. A move m is legal if and only if g − m has no negative entry. The
 * move then leads to g − m, which describes the sorted option.
 *
 * @source NT-9, 0.4, 0.5, 1.9 (a)
 */
export interface Domain {
  readonly piles: number
  readonly isSorted: boolean
  /**
   * The vector of each move in these coordinates, with entries −1, 0 and 1. The list is empty if
   * the question has no game.
   */
  readonly moves: readonly (readonly number[])[]
}

/**
 * The positions and moves of a question.
 * @throws NotDecidable for a game in which a move is not a set of piles
 * @throws RangeError if the number of variables differs from the number of piles
 */
export function domainOf(question: PointQuestion): Domain {
  if (question.value === 'statement') {
    return { piles: question.variables.length, isSorted: question.sorted, moves: [] }
  }
  const { ruleset, value, play, variables } = question
  requireValue(ruleset, value, play)
  const piles = ruleset.piles
  if (variables.length !== piles) {
    throw new RangeError(
      `${formatRuleset(ruleset)} has ${piles} piles, got ${variables.length} variables`,
    )
  }
  const isSorted = isSymmetric(ruleset)
  const sets = setsOf(question)
  return { piles, isSorted, moves: isSorted ? sets.map(gapsOf) : sets }
}

/** The gaps of a vector. Each gap is an entry minus the preceding entry. */
function gapsOf(vector: readonly number[]): number[] {
  return vector.map((value, i) => value - (i === 0 ? 0 : vector[i - 1]!))
}

/** The piles of a point of ℕ^n. */
export function pilesOf({ isSorted }: Domain, point: readonly number[]): number[] {
  if (!isSorted) return [...point]
  let pile = 0
  return point.map((gap) => (pile += gap))
}

/** A linear form of the piles, given by its factors, rewritten in the coordinates of the domain. */
export function formIn({ isSorted }: Domain, factors: readonly number[]): number[] {
  if (!isSorted) return [...factors]
  let sum = 0
  return factors
    .toReversed()
    .map((factor) => (sum += factor))
    .toReversed()
}

/** The moves as vectors of ones and zeros. */
function setsOf({ ruleset }: Exclude<PointQuestion, { value: 'statement' }>): number[][] {
  const sizes = moveSizes(ruleset)
  if (sizes !== null) return sizes.flatMap((size) => setsOfSize(ruleset.piles, size))
  const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? null
  if (vectors === null || isSymmetric(ruleset) || vectors.some((v) => v.some((s) => s > 1))) {
    throw new NotDecidable(
      `not every move of ${formatRuleset(ruleset)} takes exactly one stone from each pile that it changes`,
    )
  }
  return vectors.map((vector) => [...vector])
}

function setsOfSize(piles: number, size: number): number[][] {
  if (size > piles) return []
  if (piles === 0) return [[]]
  return [
    ...(size > 0 ? setsOfSize(piles - 1, size - 1).map((rest) => [1, ...rest]) : []),
    ...setsOfSize(piles - 1, size).map((rest) => [0, ...rest]),
  ]
}
