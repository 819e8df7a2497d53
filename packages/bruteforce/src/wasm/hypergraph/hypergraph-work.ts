import type { Task } from '../../task/task.ts'
import { edgeGameOf } from '../../task/unit-moves.ts'

/** Nanoseconds that a fresh kernel costs, and more for each edge. */
const KERNEL = 6e5
const EDGE = 1e5

/** Nanoseconds that a kernel that is there takes for the smallest box, and a copy of its entries. */
export const SMALLEST_EDGE_BOX = 2e4

/**
 * Nanoseconds of processor time that typed arrays take for so many positions, as measured on a machine of
 * 2026: 8 a position of a game with 4 edges, 29 with 20; remoteness 10 and 40. Never part of a result.
 */
export function edgeArrayWork({ ruleset, value }: Task, positions: number): number {
  return positions * (edgeGameOf(ruleset)!.edges.length + 2) * (value === 'remoteness' ? 1.9 : 1.3)
}

/** Nanoseconds of processor time that a fresh kernel costs, as measured there: 1 ms with 4 edges, 3 with 20. */
export function edgeKernelWork({ ruleset }: Task): number {
  return KERNEL + EDGE * edgeGameOf(ruleset)!.edges.length
}
