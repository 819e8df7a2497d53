import type { Task } from '../task/task.ts'
import { type Tick, unwatched } from '../task/ticker.ts'
import type { SlotRun } from '../wasm/slow/slot-solver.ts'
import { visitLayers } from './layers.ts'
import { stopAll } from './progress.ts'
import { rankPart } from './rank-part.ts'
import { type LayersPart, slotPart } from './slot-part.ts'
import { doPart, wavefrontOf, type WorkerPart } from './worker-part.ts'

/**
 * Asks `helpers` threads to work on a part, and does not wait for them. A thread may start late or
 * never, because the caller also works on this part and returns only after everything is filled.
 */
export type Summon = (helpers: number, part: WorkerPart) => void

let summon: Summon | null = null

/** Allows several threads of this engine to compute tables together from now on. */
export function setCrew(summoner: Summon): void {
  summon = summoner
}

/** True if helper threads are available. */
export function hasCrew(): boolean {
  return summon !== null
}

/**
 * Fills all blocks with the calling thread and `threads` − 1 others. The calling thread works until
 * all blocks are filled. When the function returns or throws, no thread uses the memory of the run
 * any longer.
 *
 * @returns false if a value did not fit into its cell
 */
export function fillByCrew(run: SlotRun, threads: number, tick: Tick): boolean {
  const part = slotPart(run, threads)
  doByCrew(part, part, threads, tick)
  return !run.hasOverflowed()
}

/**
 * Fills typed arrays together with `threads` − 1 other threads, and converts all entries to their
 * final form.
 */
export function fillRanksByCrew(
  task: Task,
  buffer: SharedArrayBuffer,
  threads: number,
  tick: Tick,
): void {
  const part = rankPart(task, buffer)
  doByCrew({ ...part, finishes: [0, 1] }, { ...part, finishes: [0, 0] }, threads, tick)
}

/**
 * Works on a part together with the other threads.
 * @param theirs the part of each other thread
 */
function doByCrew(own: WorkerPart, theirs: WorkerPart, threads: number, tick: Tick): void {
  summon!(threads - 1, theirs)
  try {
    // The tick counts the work of all threads. It assumes that every other thread has filled about
    // as many positions as the calling thread.
    doPart(own, tick === unwatched ? unwatched : (count) => tick(count * threads))
  } catch (error) {
    stopAll(own.progress)
    throw error
  }
}

/**
 * Fills all layers together with `threads` − 1 other threads. The calling thread visits each layer
 * while the other threads continue.
 *
 * @param visit returns false to stop
 */
export function visitByCrew(
  part: LayersPart,
  threads: number,
  tick: Tick,
  visit: (layer: number) => boolean,
): void {
  const { cut, progress } = part
  summon!(threads - 1, part)
  try {
    visitLayers(wavefrontOf(part), cut, progress, tick, visit)
  } finally {
    stopAll(progress)
  }
}
