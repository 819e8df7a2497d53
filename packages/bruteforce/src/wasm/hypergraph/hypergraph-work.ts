import type { Task } from '../../task/task.ts'
import { edgeGameOf } from '../../task/unit-moves.ts'

/** The cost of a fresh kernel in nanoseconds, and the additional cost per edge. */
const KERNEL = 6e5
const EDGE = 1e5

/**
 * The time that an existing kernel needs for the smallest box and for copying its entries, in
 * nanoseconds.
 */
export const SMALLEST_EDGE_BOX = 2e4

/**
 * The processor time that typed arrays need for this number of positions, in nanoseconds. As
 * measured on a machine from 2026, a position takes 8 ns for a game with 4 edges and 29 ns for a
 * game with 20 edges. For remoteness it takes 10 ns and 40 ns. The time is never part of a result.
 */
export function edgeArrayWork({ ruleset, value }: Task, positions: number): number {
  return positions * (edgeGameOf(ruleset)!.edges.length + 2) * (value === 'remoteness' ? 1.9 : 1.3)
}

/**
 * The processor time for a fresh kernel in nanoseconds, measured on the same machine: 1 ms with 4
 * edges and 3 ms with 20.
 */
export function edgeKernelWork({ ruleset }: Task): number {
  return KERNEL + EDGE * edgeGameOf(ruleset)!.edges.length
}
