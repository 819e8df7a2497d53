import type { Wall } from './atoms.ts'
import { boundingCombination, type Combination } from './cone.ts'
import { dot } from './exact.ts'
import { NotDecidable } from './not-decidable.ts'
import type { Crossing, Window } from './windows.ts'
import { MOST_NODES } from '../tuned/tuned.ts'

/**
 * A set of pinned forms. At a leaf, the values of the pinned forms bound the points. At a branch,
 * another form is pinned.
 */
export type PinNode = PinLeaf | PinBranch

/** The pinned forms bound all points: the sum of the coordinates is at most Σ α_j·f_j. */
export interface PinLeaf {
  readonly kind: 'leaf'
  /** The numbers of forms in F, in ascending order. */
  readonly pinned: readonly number[]
  /** The factors α, one for each pinned form. */
  readonly multipliers: Combination
}

/**
 * The reducing vector vanishes on all pinned forms. There is a child for each form on which the
 * vector does not vanish.
 */
export interface PinBranch {
  readonly kind: 'branch'
  readonly pinned: readonly number[]
  /** The number of the vector in Z. */
  readonly reducer: number
  /** The children of the node, one for each crossing of the vector, in the same order. */
  readonly children: readonly PinNode[]
}

/**
 * The pinning tree. Nodes with the same pinned forms are the same object, because the vector and
 * the multipliers do not depend on the order in which the forms were pinned. Only the windows
 * depend on this order.
 *
 * @param crossings the crossings of each reducing vector
 * @throws NotDecidable if the tree has too many different nodes
 * @source NT-9, 1B
 */
export function pinningTree(
  walls: readonly Wall[],
  reducers: readonly (readonly number[])[],
  crossings: readonly (readonly Crossing[])[],
): PinNode {
  const nodes = new Map<string, PinNode>()
  const weights = crossings.map((all) => all.reduce((sum, { window }) => sum + length(window), 0))
  const spread = walls.map((_, form) =>
    crossings
      .flat()
      .reduce((most, one) => (one.form === form ? widest(most, one.window) : most), 0),
  )

  const nodeOf = (pinned: readonly number[]): PinNode => {
    const key = pinned.join()
    const earlier = nodes.get(key)
    if (earlier !== undefined) return earlier
    if (nodes.size >= MOST_NODES) {
      throw new NotDecidable(`the pinning tree has more than ${MOST_NODES} nodes`)
    }
    const node = leafOf(pinned) ?? branchOf(pinned)
    nodes.set(key, node)
    return node
  }
  const leafOf = (pinned: readonly number[]): PinLeaf | null => {
    if (pinned.length === 0) return null
    const multipliers = boundingCombination(
      pinned.map((form) => walls[form]!.form),
      ({ factors, denominator }) =>
        factors.reduce((sum, a, j) => sum + Math.abs(a) * spread[pinned[j]!]!, 0) / denominator,
    )
    return multipliers === null ? null : { kind: 'leaf', pinned, multipliers }
  }
  const branchOf = (pinned: readonly number[]): PinBranch => {
    let reducer = -1
    reducers.forEach((z, i) => {
      if (reducer >= 0 && weights[i]! >= weights[reducer]!) return
      if (pinned.every((form) => dot(walls[form]!.form, z) === 0)) reducer = i
    })
    if (reducer < 0) throw new Error('points: no reducing vector for an unbounded node')
    const children = crossings[reducer]!.map(({ form }) =>
      nodeOf([...pinned, form].sort((a, b) => a - b)),
    )
    return { kind: 'branch', pinned, reducer, children }
  }
  return nodeOf([])
}

function length({ low, high }: Window): number {
  return Math.max(0, high - low + 1)
}

function widest(most: number, { low, high }: Window): number {
  return Math.max(most, Math.abs(low), Math.abs(high))
}
