import type { Plan } from './plan.ts'
import { smallKernelOf } from './small-kernel.ts'

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
export function isLeftToArrays(plan: Plan): boolean {
  if (!plan.isSmall) return false
  const kernel = smallKernelOf(plan.task, plan.positions)!
  if (kernel.isReady(plan)) return false
  const name = kernel.nameOf(plan)
  const work = (worked.get(name) ?? 0) + kernel.arrayWork
  worked.delete(name)
  if (work >= kernel.kernelWork) return false
  if (worked.size >= MOST_KNOWN) worked.clear()
  worked.set(name, work)
  return true
}
