import type { Task } from '../../task/task.ts'
import { edgeGameOf } from '../../task/unit-moves.ts'

/** The cost of a fresh kernel in nanoseconds, and the additional cost of each edge. */
const KERNEL = 6e5
const EDGE = 1e5

/**
 * The time of an existing kernel for the smallest box and a copy of its entries, in nanoseconds.
 */
export const SMALLEST_EDGE_BOX = 2e4

/**
 * The processor time of typed arrays for this number of positions, in nanoseconds. It was measured
 * on a machine of 2026: 8 per position for a game with 4 edges, 29 with 20; for remoteness 10 and
 * 40. It is never part of a result.
 */
export function edgeArrayWork({ ruleset, value }: Task, positions: number): number {
  return positions * (edgeGameOf(ruleset)!.edges.length + 2) * (value === 'remoteness' ? 1.9 : 1.3)
}

/**
 * The processor time for a fresh kernel, in nanoseconds, measured on that machine: 1 ms with 4
 * edges, 3 ms with 20.
 */
export function edgeKernelWork({ ruleset }: Task): number {
  return KERNEL + EDGE * edgeGameOf(ruleset)!.edges.length
}
