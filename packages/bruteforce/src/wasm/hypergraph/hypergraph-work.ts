import type { Task } from '../../task/task.ts'
import { edgeGameOf } from '../../task/unit-moves.ts'
import {
  ARRAY_EDGE_COST,
  ARRAY_EDGE_COST_OF_REMOTENESS,
  ARRAY_EXTRA_EDGES,
  EDGE_COST,
  EDGE_KERNEL_COST,
} from '../../tuned/tuned.ts'

/**
 * The processor time that typed arrays need for this number of positions, in nanoseconds. The time
 * is never part of a result.
 */
export function edgeArrayWork({ ruleset, value }: Task, positions: number): number {
  const reads = edgeGameOf(ruleset)!.edges.length + ARRAY_EXTRA_EDGES
  return (
    positions * reads * (value === 'remoteness' ? ARRAY_EDGE_COST_OF_REMOTENESS : ARRAY_EDGE_COST)
  )
}

/** The processor time, in nanoseconds, that a fresh kernel needs. */
export function edgeKernelWork({ ruleset }: Task): number {
  return EDGE_KERNEL_COST + EDGE_COST * edgeGameOf(ruleset)!.edges.length
}
