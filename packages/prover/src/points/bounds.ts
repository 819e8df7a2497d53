import type { Wall } from './atoms.ts'
import type { Basis } from './basis.ts'
import { dot } from './exact.ts'
import { combinationOf, NO_ROWS, withRow } from './linear.ts'
import { NotDecidable } from './not-decidable.ts'
import type { PinNode } from './tree.ts'
import type { Window } from './windows.ts'
import { MOST_VERTICES } from '../tuned/tuned.ts'

/** Upper bounds for the piles of irreducible points. Both bounds may be far too large. */
export interface Bounds {
  /** The bound from the vertices of the walls and the reducing vectors, in closed form. */
  readonly ray: number
  /** The bound from the leaves of the pinning tree. */
  readonly pin: number
}

/**
 * The two bounds of the theorem on the sum of the coordinates. For ascending piles, the sum of the
 * coordinates is the largest pile. In other games, this sum is at least as large as every pile.
 * Both bounds are overestimates. The extreme values of the forms through a vertex bound this
 * vertex, and the reducing vectors need not be compatible.
 *
 * @throws NotDecidable if there are too many choices of n forms
 * @complexity at most |F|^n eliminations
 * @source NT-9, 1B and 1C
 */
export function boundsOf({ walls, reducers, crossings, tree }: Basis): Bounds {
  const furthest = reducers
    .map((vector) => ({ vector, sum: vector.reduce((a, b) => a + b) }))
    .toSorted((a, b) => b.sum - a.sum)
  // the independent vectors with the largest sum, by the greedy algorithm
  let [independent, steps] = [NO_ROWS, 0]
  for (const { vector, sum } of furthest) {
    const wider = withRow(independent, vector)
    if (wider === null) continue
    independent = wider
    steps += sum
  }
  const windows = walls.map((_, form) =>
    crossings.flat().flatMap((one) => (one.form === form ? [one.window] : [])),
  )
  return { ray: Math.ceil(vertexBound(walls) + steps) - 1, pin: pinBound(tree, windows) }
}

/**
 * An upper bound for the coordinate sum of every point at which n independent forms are at a
 * threshold or just below one.
 */
function vertexBound(walls: readonly Wall[]): number {
  const n = walls[0]!.form.length
  const ends = walls.map(({ thresholds }, form): Window => {
    const low = (thresholds[0] ?? 0) - 1
    const high = thresholds.at(-1) ?? 0
    return form < n ? { low: Math.min(0, low), high: Math.max(0, high) } : { low, high }
  })
  const ones = new Array<number>(n).fill(1)
  let [most, choices] = [0, 0]
  const choose = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === n) {
      if (++choices > MOST_VERTICES) throw new NotDecidable('there are too many vertices')
      const forms = chosen.map((form) => walls[form]!.form)
      const { numerators, denominator } = combinationOf(forms, ones)!
      const value = numerators.map((a, j) => a * ends[chosen[j]!]![a > 0 ? 'high' : 'low'])
      most = Math.max(most, value.reduce((a, b) => a + b) / denominator)
      return
    }
    for (let i = from; i < walls.length; i++) {
      const wider = [...chosen, i]
      let rows: ReturnType<typeof withRow> = NO_ROWS
      for (const form of wider) rows = rows === null ? null : withRow(rows, walls[form]!.form)
      if (rows !== null) choose(i + 1, wider)
    }
  }
  choose(0, [])
  return most
}

/** The largest bound of a leaf, if each form may take any value in the windows of all vectors. */
function pinBound(tree: PinNode, windows: readonly (readonly Window[])[]): number {
  const extreme = windows.map((all) => [
    Math.min(...all.map(({ low }) => low)),
    Math.max(...all.map(({ high }) => high)),
  ])
  const memo = new Map<PinNode, number>()
  const boundOf = (node: PinNode): number => {
    const earlier = memo.get(node)
    if (earlier !== undefined) return earlier
    const bound =
      node.kind === 'branch'
        ? Math.max(0, ...node.children.map(boundOf))
        : Math.floor(
            dot(
              node.multipliers.factors,
              node.multipliers.factors.map((a, j) => extreme[node.pinned[j]!]![a > 0 ? 1 : 0]!),
            ) / node.multipliers.denominator,
          )
    memo.set(node, bound)
    return bound
  }
  return boundOf(tree)
}
