import { gameOf, isSymmetric, type MoveVector, options, type Ruleset } from '@nim/core/rules'
import { demand } from '../points-check/refuse.ts'

/**
 * The positions of a game, as vectors in ℕ^n. A move m is legal at y if and only if y − m ≥ 0, and
 * it leads to y − m. For slow games that do not distinguish piles, the coordinates are the gaps y_i
 * = x_i − x_{i−1} of ascending piles. Among equal piles, a move lowers the first ones. For other
 * games, the coordinates are the piles themselves, in any order.
 */
export interface Space {
  readonly piles: number
  /** True if the coordinates are gaps. */
  readonly isSorted: boolean
  readonly moves: readonly MoveVector[]
  /** For every coordinate, the smallest value ≥ 1 from which every move can be subtracted. */
  readonly enough: readonly number[]
}

const MOST_PILES = 12
const MOST_MOVES = 4095

/**
 * The coordinates of a game in which each move takes a bounded number of stones.
 * @throws RangeError for other games, and for too many piles or moves
 */
export function spaceOf(ruleset: Ruleset): Space {
  const { piles } = ruleset
  const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? null
  demand(vectors !== null && vectors.length > 0, 'expected a game with a finite list of moves')
  demand(piles <= MOST_PILES, `at most ${MOST_PILES} piles`)
  const isSlow = vectors.every((vector) => Math.max(...vector) === 1)
  const isSorted = isSlow && isSymmetric(ruleset)
  const moves = isSorted ? sortedMoves(ruleset) : allMoves(ruleset, vectors)
  demand(moves.length <= MOST_MOVES, `at most ${MOST_MOVES} moves`)
  const enough = Array.from({ length: piles }, (_, i) => Math.max(1, ...moves.map((m) => m[i]!)))
  return { piles, isSorted, moves, enough }
}

/**
 * In a position whose gaps are all 2, all sorted moves are legal, and no two moves lead to the same
 * option.
 */
function sortedMoves(ruleset: Ruleset): MoveVector[] {
  const wide = Array.from({ length: ruleset.piles }, (_, i) => 2 * i + 2)
  return options(ruleset, wide).map((x) => gapsOf(wide.map((pile, i) => pile - x[i]!)))
}

/**
 * The given vectors; if the rules do not distinguish piles, also all permutations of these vectors.
 */
function allMoves(ruleset: Ruleset, vectors: readonly MoveVector[]): readonly MoveVector[] {
  if (!isSymmetric(ruleset)) return vectors
  const found = new Map<string, MoveVector>()
  for (const vector of vectors) {
    for (const each of permutations(vector)) found.set(each.join(), each)
    demand(found.size <= MOST_MOVES, `at most ${MOST_MOVES} moves`)
  }
  return [...found.values()]
}

/** All permutations, without duplicates. */
function permutations(vector: readonly number[]): number[][] {
  if (vector.length === 0) return [[]]
  return [...new Set(vector)].flatMap((first) =>
    permutations(vector.toSpliced(vector.indexOf(first), 1)).map((rest) => [first, ...rest]),
  )
}

/** The coordinates of piles, or of the amounts that a vector takes from them. */
export function coordinatesOf({ isSorted }: Space, x: readonly number[]): number[] {
  return isSorted ? gapsOf(x) : [...x]
}

function gapsOf(x: readonly number[]): number[] {
  return x.map((pile, i) => pile - (x[i - 1] ?? 0))
}

/** The piles of the position that has these coordinates. */
export function pilesAt({ isSorted }: Space, y: readonly number[]): number[] {
  if (!isSorted) return [...y]
  let pile = 0
  return y.map((gap) => (pile += gap))
}

/** Converts the factors of a form from piles to coordinates. */
export function formOver({ isSorted }: Space, form: readonly number[]): number[] {
  if (!isSorted) return [...form]
  let sum = 0
  return form
    .toReversed()
    .map((factor) => (sum += factor))
    .toReversed()
}

/** The largest pile of the position. */
export function largestPile({ isSorted }: Space, y: readonly number[]): number {
  return isSorted ? y.reduce((sum, gap) => sum + gap, 0) : Math.max(...y)
}
