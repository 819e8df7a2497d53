import { solve } from '@nim/bruteforce'
import {
  boxCount,
  denseBox,
  isSymmetric,
  type Position,
  type Ruleset,
  sorted,
} from '@nim/core/rules'
import { type CountWork, OutOfBounds, whole } from '../points-check/refuse.ts'
import type { AtLeast, ShiftCertificate, ShiftRule } from './schema.ts'
import type { Edge } from './shift.ts'
import { coordinatesOf, type Space } from './space.ts'

/** The values of all positions with piles 0..max, computed from the rules of the game alone. */
export interface SolvedBox {
  readonly max: number
  /**
   * The values in rank order, in which positions that differ only in x_1 are consecutive. For
   * outcomes, P is 0 and N is 1.
   */
  readonly values: ArrayLike<number>
  readonly rank: (x: Position) => number
}

/**
 * Solves a box. If the coordinates are the piles of a game that does not distinguish piles, the box
 * contains them in every order.
 *
 * @throws RangeError if it needs too much memory
 */
export function solveBox(
  ruleset: Ruleset,
  space: Space,
  { play, value }: ShiftCertificate,
  max: number,
): SolvedBox {
  const table = solve(ruleset, { max }, { value, play })
  if (space.isSorted || !isSymmetric(ruleset)) {
    return { max, values: table.values, rank: (x) => table.box.rank(x) }
  }
  const box = denseBox(space.piles, max)
  const values = new Uint32Array(box.count)
  box.forEach((x, rank) => (values[rank] = table.values[table.box.rank(sorted(x))]!))
  return { max, values, rank: (x) => box.rank(x) }
}

const MOST_POSITIONS = 50_000_000

/**
 * Counts the positions in a box before the box is solved.
 * @throws OutOfBounds if the box has too many positions
 */
export function countBox({ piles, isSorted, moves }: Space, max: number, work: CountWork): void {
  const positions = boxCount(piles, max, isSorted)
  if (positions > MOST_POSITIONS) {
    throw new OutOfBounds(
      `the box of piles up to ${max} has more than ${MOST_POSITIONS} positions; choose a smaller box`,
    )
  }
  work(Number(positions) * moves.length)
}

/** The result of comparing all edges of a box. */
export interface ComparedBox {
  readonly edges: number
  /** The first bad edge, rule by rule. */
  readonly bad: Edge | null
}

/**
 * Compares the values at both ends of every edge whose piles are at most `most`.
 * @throws RangeError if the numbers of an inequality are too large
 */
export function compareBox(
  box: SolvedBox,
  {
    space,
    rules,
    most,
    work,
  }: {
    readonly space: Space
    readonly rules: readonly ShiftRule[]
    readonly most: number
    readonly work: CountWork
  },
): ComparedBox {
  let edges = 0
  for (const [rule, { z, add, where }] of rules.entries()) {
    for (const [form, least] of where) {
      whole(Math.abs(least) + form.reduce((sum, a) => sum + Math.abs(a), 0) * (most + 1))
    }
    let bad: readonly number[] | null = null
    forEachRow(space, most, (x, length) => {
      work(space.piles * (1 + where.length))
      const [low, high] = rangeOf(where, x, length)
      if (low > high) return true
      edges += high - low + 1
      work(high - low + 1)
      const here = box.rank(x)
      const there = box.rank(x.map((pile, i) => (i === 0 ? 0 : pile - z[i]!))) - z[0]!
      for (let first = low; first <= high; first++) {
        if (box.values[here + first] === box.values[there + first]! + add) continue
        bad = x.with(0, first)
        return false
      }
      return true
    })
    if (bad !== null) return { edges, bad: { y: coordinatesOf(space, bad), rule } }
  }
  return { edges, bad: null }
}

/**
 * Visits each row of the box, given by (0, x_2, …, x_n) and the largest x_1 in the row, until the
 * callback ends the search.
 */
function forEachRow(
  { piles, isSorted }: Space,
  most: number,
  visit: (x: readonly number[], largest: number) => boolean,
): void {
  const x = new Array<number>(piles).fill(0)
  for (;;) {
    if (!visit(x, isSorted && piles > 1 ? x[1]! : most)) return
    let i = 1
    while (i < piles && x[i] === (isSorted ? (x[i + 1] ?? most) : most)) x[i++] = 0
    if (i >= piles) return
    x[i]!++
  }
}

/** The least and the greatest x_1 for which the row x satisfies the inequalities. */
function rangeOf(
  where: readonly AtLeast[],
  x: readonly number[],
  largest: number,
): readonly [number, number] {
  let [low, high] = [0, largest]
  for (const [form, least] of where) {
    let room = -least
    for (let i = 1; i < x.length; i++) room += form[i]! * x[i]!
    const slope = form[0]!
    if (slope > 0) low = Math.max(low, Math.ceil(-room / slope))
    else if (slope < 0) high = Math.min(high, Math.floor(room / -slope))
    else if (room < 0) return [0, -1]
  }
  return [low, high]
}
