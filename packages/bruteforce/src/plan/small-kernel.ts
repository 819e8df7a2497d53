import type { Task } from '../task/task.ts'
import { hasModule } from '../wasm/encode/modules.ts'
import { hypergraphModule, hypergraphWidths } from '../wasm/hypergraph/hypergraph-kernel.ts'
import { edgeArrayWork, edgeKernelWork } from '../wasm/hypergraph/hypergraph-work.ts'
import { arrayWork, kernelWork, leastWork } from '../wasm/slow/estimate.ts'
import { kernelOf, readyReach } from '../wasm/slow/slot-solver.ts'
import { slotTaskOf, slotWidths } from '../wasm/slow/slot-task.ts'
import type { KernelWidth } from '../wasm/kernel-width.ts'
import { FEWEST_OF_EDGES, FEWEST_SYMMETRIC, SMALLEST_EDGE_BOX } from '../tuned/tuned.ts'

/** A kernel that can fill a small box instead of typed arrays. The times are in nanoseconds. */
export interface SmallKernel {
  readonly widths: () => readonly KernelWidth[]
  /** The name of the kernel with cells of this width. */
  readonly nameOf: (width: KernelWidth) => string
  readonly isReady: (width: KernelWidth) => boolean
  /**
   * The estimated work of typed arrays on the box, and the smallest such work for which the kernel
   * saves time.
   */
  readonly arrayWork: number
  readonly leastWork: number
  /** The estimated work to make the kernel. */
  readonly kernelWork: number
}

/**
 * The kernel for a task with this number of positions; null if the box is not small or if it has no
 * kernel.
 */
export function smallKernelOf(task: Task, positions: number): SmallKernel | null {
  if (positions >= FEWEST_SYMMETRIC) return null
  const slots = slotTaskOf(task)
  if (slots !== null) {
    return {
      widths: () => slotWidths(slots, task),
      nameOf: ({ width }) => kernelOf(slots, width),
      isReady: ({ width }) => readyReach(slots, width) !== null,
      arrayWork: arrayWork(slots, positions),
      leastWork: leastWork(slots),
      kernelWork: kernelWork(slots),
    }
  }
  const widths = positions < FEWEST_OF_EDGES ? hypergraphWidths(task) : []
  if (widths.length === 0) return null
  return {
    widths: () => widths,
    nameOf: (width) => hypergraphModule(task, width),
    isReady: (width) => hasModule(hypergraphModule(task, width)),
    arrayWork: edgeArrayWork(task, positions),
    leastWork: SMALLEST_EDGE_BOX,
    kernelWork: edgeKernelWork(task),
  }
}
