import type { Task } from '../task/task.ts'
import { hasModule } from '../wasm/encode/modules.ts'
import { hypergraphModule, hypergraphWidths } from '../wasm/hypergraph/hypergraph-kernel.ts'
import {
  edgeArrayWork,
  edgeKernelWork,
  SMALLEST_EDGE_BOX,
} from '../wasm/hypergraph/hypergraph-work.ts'
import { arrayWork, kernelWork, leastWork } from '../wasm/slow/estimate.ts'
import { kernelOf, readyReach } from '../wasm/slow/slot-solver.ts'
import { slotTaskOf, slotWidths } from '../wasm/slow/slot-task.ts'
import type { KernelWidth } from '../wasm/kernel-width.ts'

/** So many positions of a slow symmetric game are worth a kernel at once; fewer are a small box. */
const FEWEST_SYMMETRIC = 100_000
/** And of a hypergraph game, whose kernels cost less. */
const FEWEST_OF_EDGES = 2 ** 15

/** The kernel that may fill a small box, beside typed arrays. Works are in nanoseconds. */
export interface SmallKernel {
  readonly widths: () => readonly KernelWidth[]
  /** Stands for the kernel with such cells. */
  readonly nameOf: (width: KernelWidth) => string
  readonly isReady: (width: KernelWidth) => boolean
  /** Of typed arrays on the box, and what it must be at least for the kernel to save anything. */
  readonly arrayWork: number
  readonly leastWork: number
  /** To make the kernel. */
  readonly kernelWork: number
}

/** The kernel for a task of so many positions; null if that is no small box, or has none. */
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
