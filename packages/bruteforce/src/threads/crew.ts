import type { Task } from '../task/task.ts'
import { type Tick, unwatched } from '../task/ticker.ts'
import type { SlotRun } from '../wasm/slow/slot-solver.ts'
import { visitLayers } from './layers.ts'
import { stopAll } from './progress.ts'
import { rankPart } from './rank-part.ts'
import { type LayersPart, slotPart } from './slot-part.ts'
import { doPart, wavefrontOf, type WorkerPart } from './worker-part.ts'

/**
 * Asks the given number of threads to do a part, and does not wait for them. A thread that starts
 * late, or never, does no harm: the caller does the same part, and returns when everything is
 * filled.
 */
export type Summon = (helpers: number, part: WorkerPart) => void

let summon: Summon | null = null

/** Allows tables to be made by several threads of this engine from now on. */
export function setCrew(summoner: Summon): void {
  summon = summoner
}

/** True if there are helper threads. */
export function hasCrew(): boolean {
  return summon !== null
}

/**
 * Fills all blocks with the calling thread and `threads` − 1 others. The calling thread is busy
 * meanwhile. When it returns or throws, no thread works in the memory of the run any more.
 *
 * @returns false if a value did not fit its cell
 */
export function fillByCrew(run: SlotRun, threads: number, tick: Tick): boolean {
  const part = slotPart(run, threads)
  doByCrew(part, part, threads, tick)
  return !run.hasOverflowed()
}

/** Fills typed arrays in the same way, and brings all entries into their final form. */
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
 * Does a part together with the other threads.
 * @param theirs the part of each of the others
 */
function doByCrew(own: WorkerPart, theirs: WorkerPart, threads: number, tick: Tick): void {
  summon!(threads - 1, theirs)
  try {
    // The others have progressed about as far.
    doPart(own, tick === unwatched ? unwatched : (count) => tick(count * threads))
  } catch (error) {
    stopAll(own.progress)
    throw error
  }
}

/**
 * Fills all layers in the same way. The calling thread visits each layer while the others continue.
 *
 * @param visit returns false to end
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
