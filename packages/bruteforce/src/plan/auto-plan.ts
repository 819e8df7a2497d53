import { isSymmetric } from '@nim/core/rules'
import { arrayKernelOf } from '../arrays/kernels.ts'
import { slowSymmetricKernel } from '../arrays/slow-symmetric.ts'
import { largestValue } from '../task/bounds.ts'
import { type Task, taskPositions } from '../task/task.ts'
import { edgeGameOf } from '../task/unit-moves.ts'
import { entryBytes } from '../task/values.ts'
import { countsBytes } from '../threads/layer-counts.ts'
import { layersKept, layersStripes } from '../threads/layers.ts'
import { progressBytes } from '../threads/progress.ts'
import { hypergraphWidths } from '../wasm/hypergraph/hypergraph-kernel.ts'
import { MOST_BYTES } from '../wasm/encode/memories.ts'
import { isWorthThreads } from '../wasm/slow/estimate.ts'
import type { CellBytes } from '../wasm/slow/kernel-code.ts'
import type { SlotTask } from '../wasm/slow/slot-solver.ts'
import { slotMemory, slotTaskOf, slotWidths } from '../wasm/slow/slot-task.ts'
import { gainsByWythoff, wythoffWidths } from '../wasm/wythoff/wythoff-kernel.ts'
import type { KernelWidth } from '../wasm/kernel-width.ts'
import type { Job, Plan } from './plan.ts'
import { smallKernelOf } from './small-kernel.ts'
import { SMALLEST_SHARED } from '../tuned/tuned.ts'

/** The fastest plan for a job. */
export function autoPlan(job: Job): Plan {
  const last = arrayPlan(job)
  if (job.smallest !== undefined) return generatedPlan(job, last, job.smallest)
  const kernel = smallKernelOf(last.task, last.positions)
  if (kernel === null) return generatedPlan(job, last, 0)
  return kernel.arrayWork < kernel.leastWork ? last : smallPlan(kernel.widths(), last)
}

/** The plan for a small box. The plan reserves enough bytes for each of its steps. */
function smallPlan(widths: readonly KernelWidth[], last: Plan): Plan {
  const { task, positions } = last
  return widths.reduceRight<Plan>((otherwise, { width, bytes: own, most }) => {
    const values = positions * (task.value === 'remoteness' ? width : 1) + rankingBytes(task)
    const bytes = Math.max(own + values, otherwise.bytes)
    return { ...last, algorithm: 'generated', isSmall: true, width, bytes, most, otherwise }
  }, last)
}

/**
 * The plan that tries generated kernels, one cell width after another, and then `last`. The plan is
 * `last` itself if no kernel suits the job.
 *
 * @param fewest the number of positions below which `last` fills boxes of slow games on three or
 *   more piles
 */
export function generatedPlan(job: Job, last: Plan, fewest: number): Plan {
  const { positions } = last
  if (positions === Number.POSITIVE_INFINITY) return last
  const slots =
    positions < fewest ? null : slotTaskOf(job, job.byLayers === true ? layersKept(1) : 0)
  if (slots !== null) return slotPlan(job, slots, last)
  const { task } = last
  const widths = [
    ...(positions < fewest ? [] : hypergraphWidths(task)),
    ...(gainsByWythoff(task) ? wythoffWidths(task) : []),
  ]
  const entries = edgeGameOf(task.ruleset) === null ? positions : 0
  const values = entries * entryBytes(task) + rankingBytes(task)
  return widths.reduceRight<Plan>((otherwise, { width, bytes, most }) => {
    const own = { algorithm: 'generated', width, entries, bytes: values + bytes, most } as const
    return { ...last, ...own, otherwise }
  }, last)
}

function slotPlan(job: Job, slots: SlotTask, last: Plan): Plan {
  return slotWidths(slots, job).reduceRight<Plan>((otherwise, { width, bytes: own, most }) => {
    const counts = slots.ring > 0 ? countsBytes(slots.max + 1) : 0
    const alone = { layers: slots.ring, threads: 1, bytes: own + counts }
    const isWorth = job.smallest !== undefined || isWorthThreads(slots, width)
    const shared = isWorth ? sharedSlots(job, slots, width, own) : null
    const algorithm = 'generated'
    return { ...last, algorithm, width, entries: 0, most, ...(shared ?? alone), otherwise }
  }, last)
}

/**
 * The largest number of threads that a job may use, and the memory that these threads need; null if
 * at most one thread is allowed.
 */
function sharedSlots(
  { threads: asked = 1, room = Number.POSITIVE_INFINITY }: Job,
  slots: SlotTask,
  width: CellBytes,
  own: number,
): Pick<Plan, 'layers' | 'threads' | 'bytes'> | null {
  const blocks = slots.max + 1
  const workers = Math.min(asked, blocks)
  if (workers === 1) return null
  if (slots.ring === 0) {
    return { layers: 0, threads: workers, bytes: own + progressBytes(blocks) }
  }
  for (let threads = workers; threads > 1; threads--) {
    const layers = layersKept(threads)
    const kept = slotMemory({ ...slots, ring: layers })(width)
    const bytes = kept + progressBytes(layersStripes(blocks)) + countsBytes(blocks)
    if (kept <= MOST_BYTES && bytes <= room) return { layers, threads, bytes }
  }
  return null
}

/**
 * The plan that uses typed arrays, or the definitions if no kernel fills typed arrays for the game.
 */
export function arrayPlan(job: Job): Plan {
  const kernel = arrayKernelOf(job.ruleset)
  const plan = referencePlan(job)
  if (kernel === null) return plan
  const { task, positions } = plan
  const workers = Math.min(job.threads ?? 1, task.caps.at(-1)! + 1)
  const isShared =
    workers > 1 &&
    task.caps.length > 1 &&
    kernel === slowSymmetricKernel &&
    positions >= (job.smallest ?? SMALLEST_SHARED)
  const threads = isShared ? workers : 1
  const more = isShared ? progressBytes(task.caps.at(-1)! + 1) : 0
  const bytes = plan.bytes + threads * kernel.workspace(task) + more
  return { ...plan, algorithm: 'typed arrays', threads, bytes }
}

/**
 * The plan for the reference solver, which computes every value by its definition. This solver can
 * solve every game.
 */
export function referencePlan({ ruleset, caps, value, play }: Job): Plan {
  const task = { ruleset, caps, value, play }
  const positions = taskPositions(task)
  const width = entryBytes(task)
  const isEndless = positions === Number.POSITIVE_INFINITY
  return {
    task,
    positions,
    algorithm: 'reference',
    width,
    isSmall: false,
    layers: 0,
    threads: 1,
    entries: positions,
    bytes: isEndless ? positions : positions * width + rankingBytes(task),
    most: largestValue(task),
    otherwise: null,
  }
}

/** The number of bytes of the ranking tables for sorted positions; 0 for one pile. */
function rankingBytes({ ruleset, caps }: Task): number {
  return isSymmetric(ruleset) && caps.length > 1
    ? 8 * caps.reduce((sum, cap) => sum + cap + 1, 0)
    : 0
}
