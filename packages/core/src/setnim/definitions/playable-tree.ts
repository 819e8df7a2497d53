import { slowSetNim } from '../../rules/games/sn.ts'
import { options } from '../../rules/options.ts'
import { sorted } from '../../rules/position.ts'
import { leastHeightsAtTheEnd } from './named-stacks.ts'

/** A move of SN(n,{n−1}), identified by the height of the stack that it leaves out. */
export interface TreeEdge {
  readonly from: readonly number[]
  readonly leavesOut: number
  readonly to: readonly number[]
}

/** The positions reached from a start, and the moves between them. */
export interface GameTree {
  readonly positions: readonly (readonly number[])[]
  readonly edges: readonly TreeEdge[]
}

/**
 * red(x) in SN(n,{n−1}), computed by listing all terminal positions that can be reached.
 *
 * @complexity as `leastHeightsAtTheEnd`
 * @source DH-D3
 */
export function reductionByListing(x: readonly number[]): number[] {
  const u = leastHeightsAtTheEnd(x, [x.length - 1])
  return x.map((height, i) => height - u[i]!)
}

/**
 * The distinct positions of SN(n,{n−1}) that are reachable from a sorted start, and the moves
 * between them. The function `after` is applied to the position after each move. If `after` is the
 * reduction, this is the playable game graph.
 *
 * @complexity O(n log n) per move
 * @source DH-D5
 */
export function gameTree(
  start: readonly number[],
  after: (x: readonly number[]) => readonly number[] = (x) => x,
): GameTree {
  const keys = new Set([start.join()])
  const positions: (readonly number[])[] = [start]
  const edges: TreeEdge[] = []
  for (const from of positions) {
    for (const leavesOut of new Set(from)) {
      const out = from.indexOf(leavesOut)
      if (from.some((height, i) => i !== out && height === 0)) continue
      const to = after(sorted(from.map((height, i) => (i === out ? height : height - 1))))
      edges.push({ from, leavesOut, to })
      if (keys.has(to.join())) continue
      keys.add(to.join())
      positions.push(to)
    }
  }
  return { positions, edges }
}

/**
 * The number of distinct options that x has under the rules of SN(n,{n−1}). The tree must have this
 * number of edges at x.
 * @source DH-D1
 */
export function optionCount(x: readonly number[]): number {
  return options(slowSetNim(x.length, [x.length - 1]), x).length
}

/** The counts that the paper's example states for the tree below its start. */
export interface TreeCounts {
  readonly isReducedStart: boolean
  readonly positions: number
  readonly reductions: number
  /** The largest number of nonterminal positions that have the same reduction. */
  readonly sharing: number
}

/**
 * The counts for the tree below a start position.
 *
 * @complexity as {@link reductionByListing} at every position of the tree
 * @source DH-EX4
 */
export function treeCounts(start: readonly number[]): TreeCounts {
  const { positions } = gameTree(start)
  const sharing = new Map<string, number>()
  for (const x of positions) {
    const key = reductionByListing(x).join()
    sharing.set(key, (sharing.get(key) ?? 0) + 1)
  }
  sharing.delete(start.map(() => 0).join())
  return {
    isReducedStart: reductionByListing(start).join() === start.join(),
    positions: positions.length,
    reductions: sharing.size + 1,
    sharing: Math.max(...sharing.values()),
  }
}
