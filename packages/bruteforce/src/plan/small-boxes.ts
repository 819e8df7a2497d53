import { arrayWork, kernelWork } from '../wasm/slow/estimate.ts'
import { kernelOf, readyReach } from '../wasm/slow/slot-solver.ts'
import { slotTaskOf } from '../wasm/slow/slot-task.ts'
import type { Plan } from './plan.ts'

/**
 * Nanoseconds that typed arrays worked on small boxes, by the kernel that would have filled them. A kernel
 * that is there fills any box sooner; to make one costs 1 to 75 ms, so it is made when they have worked as
 * long as that, and whatever comes, the work is about twice that of the better choice at most. That changes
 * no plan and no table. Every thread has its own kernels and remembers for itself.
 */
const worked = new Map<string, number>()

/** Kernels that are remembered, at most. */
const MOST_KNOWN = 1000

/** True if typed arrays fill a small box: its kernel is not there, and not worth making yet. */
export function isLeftToArrays({ task, isSmall, width, positions }: Plan): boolean {
  if (!isSmall) return false
  const slots = slotTaskOf(task)!
  if (readyReach(slots, width) !== null) return false
  const key = kernelOf(slots, width)
  const work = (worked.get(key) ?? 0) + arrayWork(slots, positions)
  worked.delete(key)
  if (work >= kernelWork(slots)) return false
  if (worked.size >= MOST_KNOWN) worked.clear()
  worked.set(key, work)
  return true
}
