import { listText } from '../points-coq/text.ts'
import { type Cone, cut, directionsOf, isEmpty, orthant, verticesOf } from '../shift-check/cone.ts'
import type { Shift } from '../shift-check/shift.ts'
import type { Space } from '../shift-check/space.ts'
import {
  atLeast,
  below,
  chosen,
  coverageTree,
  criticalTree,
  type Tree,
  type TreeCount,
} from '../shift-check/trees.ts'
import { multipliersOf } from './multipliers.ts'

type Row = readonly number[]

/**
 * A node of a tree, given by its polyhedron and its rows in the tree, where the last row comes
 * first.
 */
interface Node {
  readonly cone: Cone
  readonly rows: readonly Row[]
}

/**
 * The forest of a rule, as text. The forest has a tree for each inequality of the rule that an
 * option may violate.
 */
export function criticalText(
  space: Space,
  shifts: readonly Shift[],
  rule: number,
  count: TreeCount,
): string {
  const { where } = shifts[rule]!
  const rows = where.map((each) => atLeast(each, each.least))
  const cone = rows.reduce((all, row) => cut(all, row, count.work), orthant(space.piles))
  const inner = where.map((each) => atLeast(each, each.least + each.drop))
  return forestText(criticalTree(space, shifts, rule, count), { cone, rows }, inner)
}

/** The tree of the positions at which no rule applies. */
export function coverageText(space: Space, shifts: readonly Shift[], count: TreeCount): string {
  return nodeText(coverageTree(space, shifts, count), { cone: orthant(space.piles), rows: [] })
}

function nodeText(tree: Tree, node: Node): string {
  tree.count.node()
  if (isEmpty(node.cone)) return emptyText(tree.space, node)
  const directions = directionsOf(node.cone)
  if (directions.length === 0) return boundedText(tree.space, node)
  const { rule } = chosen(tree, node.cone, directions)
  const { rows } = tree.choices.find((choice) => choice.rule === rule)!
  return `(Split ${rule} ${forestText(tree, node, rows)})`
}

/**
 * The children of a node, one for each row. In a row's child, this row fails and all preceding rows
 * hold.
 */
function forestText(tree: Tree, { cone, rows }: Node, split: readonly Row[]): string {
  const [first, ...rest] = split
  if (first === undefined) return 'no_more'
  const { work } = tree.count
  const failing = { cone: cut(cone, below(first), work), rows: [below(first), ...rows] }
  const holding = { cone: cut(cone, first, work), rows: [first, ...rows] }
  return `(fails ${nodeText(tree, failing)} ${forestText(tree, holding, rest)})`
}

/** Multipliers that prove 0 ≥ 1. */
function emptyText({ piles }: Space, { rows }: Node): string {
  return leafText(piles, rows, [...new Array<number>(piles).fill(0), -1], 0)
}

/** Multipliers that bound the sum of the coordinates. */
function boundedText({ piles }: Space, { cone, rows }: Node): string {
  let [most, over] = [0, 1]
  for (const vertex of verticesOf(cone)) {
    const t = vertex[piles]!
    const sum = vertex.slice(0, piles).reduce((total, value) => total + value, 0)
    if (sum * over > most * t) [most, over] = [sum, t]
  }
  return leafText(piles, rows, [...new Array<number>(piles).fill(-over), most], over)
}

function leafText(n: number, rows: readonly Row[], target: Row, factor: number): string {
  const units = Array.from({ length: n + 1 }, (_, i) =>
    Array.from({ length: n + 1 }, (__, j) => (i === j ? 1 : 0)),
  )
  const { factors, divisor } = multipliersOf([...rows, ...units], target)!
  const used = factors.slice(0, rows.length)
  const last = used.findLastIndex((each) => each > 0n)
  return `(Leaf ${divisor * BigInt(factor)} ${listText(used.slice(0, last + 1).map(String))})`
}
