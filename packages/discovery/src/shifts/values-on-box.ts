import { solve } from '@nim/bruteforce'
import {
  gameOf,
  isSymmetric,
  type PlayConvention,
  type Position,
  type Ruleset,
  sorted,
} from '@nim/core/rules'

/** The values of a game on a box, arranged for scans along x_1. */
export interface ValuesOnBox {
  readonly piles: number
  readonly max: number
  /**
   * True if the piles of a position are in ascending order. This is so if the rules do not
   * distinguish the piles and all moves are slow.
   */
  readonly isSorted: boolean
  readonly values: ArrayLike<number>
  /** Tables for the rank of a position: the rank of x is the sum of places[i][x_i] over all i. */
  readonly places: readonly Float64Array[]
  /** The maximum number of stones that a move takes from one pile. */
  readonly most: number
}

/** The game and the kind of value for which nimlab searches for rules. */
export interface ShiftQuestion {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  readonly value: 'outcome' | 'remoteness' | 'grundy'
}

/**
 * Solves the largest box with at most `positions` positions.
 * @throws RangeError if the game has no finite list of moves
 */
export function valuesOnBox(question: ShiftQuestion, positions: number): ValuesOnBox {
  const { ruleset, play, value } = question
  const { piles } = ruleset
  const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? null
  if (vectors === null) throw new RangeError('expected a game with a finite list of moves')
  const most = Math.max(...vectors.flat())
  const isSorted = isSymmetric(ruleset) && most === 1
  const max = largestMaxOf(question, positions)
  const table = solve(ruleset, { max }, { play, value, memory: 4 * 2 ** 30 })
  const places = isSorted ? colex(piles, max) : digits(piles, max)
  if (isSorted || !isSymmetric(ruleset)) {
    return { piles, max, isSorted, values: table.values, places, most }
  }
  const values = new Uint16Array(countOf(piles, max, false))
  const x = new Array<number>(piles).fill(0)
  for (let rank = 0; rank < values.length; rank++) {
    values[rank] = table.at(sorted(x))
    for (let i = 0; i < piles && ++x[i]! > max; i++) x[i] = 0
  }
  return { piles, max, isSorted, values, places, most }
}

/**
 * The largest pile of the largest box with at most `positions` positions. The result is at least 8
 * and at most 250.
 */
export function largestMaxOf({ ruleset }: ShiftQuestion, positions: number): number {
  const { piles } = ruleset
  const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? []
  const isSorted = isSymmetric(ruleset) && vectors.every((vector) => Math.max(...vector) === 1)
  let max = 8
  while (max < 250 && countOf(piles, max + 1, isSorted) <= positions) max++
  return max
}

function countOf(piles: number, max: number, isSorted: boolean): number {
  let count = 1
  for (let i = 1; i <= piles; i++) count *= isSorted ? (max + i) / i : max + 1
  return Math.round(count)
}

function colex(piles: number, max: number): Float64Array[] {
  const places: Float64Array[] = []
  for (let i = 0; i < piles; i++) {
    const column = new Float64Array(max + 1)
    for (let x = 1; x <= max; x++) column[x] = column[x - 1]! + (i === 0 ? 1 : places[i - 1]![x]!)
    places.push(column)
  }
  return places
}

function digits(piles: number, max: number): Float64Array[] {
  return Array.from({ length: piles }, (_, i) =>
    Float64Array.from({ length: max + 1 }, (__, x) => x * (max + 1) ** i),
  )
}

/** The value at a position of the box. */
export function valueOn({ values, places }: ValuesOnBox, x: Position): number {
  return values[rankOf(places, x)]!
}

/** The index of a position in the table. */
export function rankOf(places: ValuesOnBox['places'], x: Position): number {
  let rank = 0
  for (let i = 0; i < x.length; i++) rank += places[i]![x[i]!]!
  return rank
}

/** True if x is a position of the box and all its gaps are at least `gap`. */
export function isOnBox({ max, isSorted }: ValuesOnBox, x: Position, gap = 0): boolean {
  for (let i = 0; i < x.length; i++) {
    const below = isSorted && i > 0 ? x[i - 1]! : 0
    if (x[i]! > max || x[i]! - below < gap) return false
  }
  return true
}

/**
 * The coordinates of a position, as forms. If piles are ascending, the coordinates are the gaps x_i
 * − x_{i−1}. Otherwise they are the piles themselves.
 */
export function coordinateForms({
  piles,
  isSorted,
}: Pick<ValuesOnBox, 'piles' | 'isSorted'>): number[][] {
  return Array.from({ length: piles }, (_, i) =>
    Array.from({ length: piles }, (__, j) => {
      if (j === i) return 1
      return isSorted && j === i - 1 ? -1 : 0
    }),
  )
}
