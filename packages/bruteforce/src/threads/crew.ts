import type { Plan } from '../plan/plan.ts'
import { type Tick, unwatched } from '../task/ticker.ts'
import type { SlotRun } from '../wasm/slow/slot-solver.ts'
import { slotWavefront } from '../wasm/slow/slot-wavefront.ts'
import { visitLayers } from './layers.ts'
import { stopAll } from './progress.ts'
import { layersPart, slotPart } from './slot-part.ts'
import { doPart, type WorkerPart } from './worker-part.ts'

/**
 * Asks so many threads to do a part, and does not wait for them. One that starts late, or never, does
 * no harm: the caller does the same part and ends when all is filled.
 */
export type Summon = (helpers: number, part: WorkerPart) => void

let summon: Summon | null = null

/** From now on tables may be made by several threads of this engine. */
export function setCrew(crew: Summon): void {
  summon = crew
}

/** True if there are threads to be asked. */
export function hasCrew(): boolean {
  return summon !== null
}

/**
 * Fills all blocks by the calling thread and `threads` − 1 others. The calling thread is not free
 * meanwhile. However it ends, no thread works in the memory of the run any more.
 *
 * @returns false if a value did not fit its cell
 */
export function fillByCrew(run: SlotRun, threads: number, tick: Tick): boolean {
  const part = slotPart(run, threads)
  summon!(threads - 1, part)
  try {
    // the others are about as far
    doPart(part, tick === unwatched ? unwatched : (count) => tick(count * threads))
  } catch (error) {
    stopAll(part.progress)
    throw error
  }
  return !run.hasOverflowed()
}

/**
 * Fills all layers in the same way, in a run that keeps so many in turn; the calling thread visits each,
 * while the others go on.
 *
 * @param visit returns false to end
 */
export function visitByCrew(
  run: SlotRun,
  { threads, layers }: Plan,
  tick: Tick,
  visit: (layer: number) => boolean,
): void {
  const part = layersPart(run, threads, layers)
  const { box, cut, progress } = part
  summon!(threads - 1, part)
  try {
    visitLayers(slotWavefront(box, run.fill), cut, progress, tick, visit)
  } finally {
    stopAll(progress)
  }
}
