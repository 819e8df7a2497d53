import {
  type Cone,
  cut,
  directionsOf,
  isEmpty,
  isImplied,
  orthant,
  valueAt,
  verticesOf,
} from './cone.ts'
import type { CountWork } from '../points-check/refuse.ts'
import type { Inequality, Shift } from './shift.ts'
import { pilesAt, type Space } from './space.ts'

/** A bounded polyhedron. The leaves of a tree together contain all unsettled positions. */
export interface Leaf {
  readonly cone: Cone
  /** The largest pile of all positions in the polyhedron. */
  readonly largest: number
}

/**
 * Thrown if there are arbitrarily large unsettled positions in some direction that no rule covers.
 */
export class NoRule extends RangeError {
  /** The amount that one step in the direction adds to each pile. */
  readonly direction: readonly number[]

  constructor(what: string, from: readonly number[], direction: readonly number[]) {
    super(`${what} beyond ${from.join()} in the direction ${direction.join()}`)
    this.direction = direction
  }
}

/** Counts the nodes of all trees and all work, and stops at the limits. */
export interface TreeCount {
  readonly node: CountWork
  readonly work: CountWork
}

type Row = readonly number[]

/** The inequality h(y) ≥ least as a row. */
export function atLeast({ h }: Inequality, least: number): Row {
  return [...h, -least]
}

/** A row that is at least 0 at exactly those integer points at which the given row is negative. */
export function below(row: Row): Row {
  return row.map((value, i) => (i === row.length - 1 ? -value - 1 : -value))
}

/**
 * The leaves that contain every edge of a rule that neither (i) nor (ii) settles.
 *
 * @throws RangeError with a position in a direction in which no rule settles the edges
 * @source NT-13, section 2
 */
export function criticalLeaves(
  space: Space,
  shifts: readonly Shift[],
  rule: number,
  count: TreeCount,
): Leaf[] {
  const { where } = shifts[rule]!
  const inside = where.reduce(
    (cone, each) => cut(cone, atLeast(each, each.least), count.work),
    orthant(space.piles),
  )
  const deep = where
    .filter(({ drop }) => drop > 0)
    .map((each) => atLeast(each, each.least + each.drop))
  const tree = criticalTree(space, shifts, rule, count)
  return outside(inside, deep, count.work).flatMap((cone) => leavesOf(tree, cone))
}

/**
 * The tree uses the other rules k to split the edges of rule j that (i) does not settle. If (ii)
 * with rule k does not settle an edge, the edge violates an inequality of y ∈ Q_k°, y − z_j ∈ Q_k
 * or y − z_k ∈ Q_j.
 */
export function criticalTree(
  space: Space,
  shifts: readonly Shift[],
  rule: number,
  count: TreeCount,
): Tree {
  const { z, where } = shifts[rule]!
  const choices = shifts.flatMap((other, k): Choice[] => {
    if (k === rule) return []
    const here = other.where.map((each) =>
      atLeast(each, each.least + Math.max(each.drop, along(each, z))),
    )
    const back = where.flatMap((each) => {
      const down = along(each, other.z)
      return down > 0 ? [atLeast(each, each.least + down)] : []
    })
    return [{ rule: k, rows: [...here, ...back] }]
  })
  return { space, choices, count, name: `rule ${rule + 1} leaves edges unsettled` }
}

/**
 * The leaves of the coverage tree. Together they contain every position that is in no Q.
 * @throws RangeError with a position in a direction in which there are no rules
 */
export function uncoveredLeaves(space: Space, shifts: readonly Shift[], count: TreeCount): Leaf[] {
  return leavesOf(coverageTree(space, shifts, count), orthant(space.piles))
}

/**
 * The tree splits all positions by rules. Where a rule does not apply, one of its inequalities
 * fails.
 */
export function coverageTree(space: Space, shifts: readonly Shift[], count: TreeCount): Tree {
  const choices = shifts.map(({ where }, rule) => ({
    rule,
    rows: where.map((each) => atLeast(each, each.least)),
  }))
  return { space, choices, count, name: 'no rule applies' }
}

/** The value h(z) of the form of an inequality. */
function along({ h }: Inequality, z: readonly number[]): number {
  return valueAt(h, z)
}

/**
 * A rule that settles the cases for which it is used at every point where all these rows are at
 * least 0.
 */
interface Choice {
  readonly rule: number
  readonly rows: readonly Row[]
}

/** The rules for splitting the nodes of a tree. */
export interface Tree {
  readonly space: Space
  readonly choices: readonly Choice[]
  readonly count: TreeCount
  readonly name: string
}

function leavesOf(tree: Tree, cone: Cone): Leaf[] {
  tree.count.node()
  if (isEmpty(cone)) return []
  const directions = directionsOf(cone)
  if (directions.length === 0) return [{ cone, largest: largestOf(tree.space, cone) }]
  const { rows } = chosen(tree, cone, directions)
  return outside(cone, rows, tree.count.work).flatMap((child) => leavesOf(tree, child))
}

/**
 * Each of these parts contains the points at which one row is negative and all preceding rows are
 * not.
 */
function outside(cone: Cone, rows: readonly Row[], work: CountWork): Cone[] {
  const parts: Cone[] = []
  let rest = cone
  for (const row of rows) {
    parts.push(cut(rest, below(row), work))
    rest = cut(rest, row, work)
  }
  return parts.filter((part) => !isEmpty(part))
}

/**
 * The shortest choice whose rows all rise in one of the directions. No child then has that
 * direction any more. Rows that hold everywhere are omitted.
 */
export function chosen(
  { space, choices, count, name }: Tree,
  cone: Cone,
  directions: readonly Row[],
): Choice {
  let best: Choice | null = null
  for (const { rule, rows } of choices) {
    count.work(rows.length * cone.rays.length * cone.rows[0]!.length)
    const open = rows.filter((row) => !isImplied(cone, row))
    if (best !== null && open.length >= best.rows.length) continue
    const isClosing = directions.some((to) => open.every((row) => valueAt(row, to) > 0))
    if (isClosing) best = { rule, rows: open }
  }
  if (best !== null) return best
  const [from, to] = [verticesOf(cone)[0]!, directions[0]!]
  const start = from.slice(0, -1).map((value) => Math.floor(value / from.at(-1)!))
  throw new NoRule(name, pilesAt(space, start), pilesAt(space, to.slice(0, -1)))
}

function largestOf(space: Space, cone: Cone): number {
  const sizes = verticesOf(cone).map((vertex) => {
    const y = vertex.slice(0, -1)
    const most = space.isSorted ? y.reduce((sum, value) => sum + value, 0) : Math.max(...y)
    return Math.floor(most / vertex.at(-1)!)
  })
  return Math.max(...sizes)
}
