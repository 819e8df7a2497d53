import { slowSymmetricFilling } from '../arrays/slow-symmetric.ts'
import type { Task } from '../task/task.ts'
import { type Tick, unwatched } from '../task/ticker.ts'
import { valuesOver } from '../task/values.ts'
import { giveUp, type Progress, whileBusy } from './progress.ts'
import { type Cut, fillWavefront } from './wavefront.ts'
import { instanceOf } from '../wasm/encode/modules.ts'
import { type SlotWavefront, slotWavefront } from '../wasm/slow/slot-wavefront.ts'
import type { KernelMemory, KernelModule } from '../wasm/encode/web-assembly.ts'

interface Share {
  readonly progress: Progress
  readonly cut: Cut
}

/** One worker's part of a table whose entries lie by rank. */
export interface RankPart extends Share {
  readonly task: Task
  /** The values of the task, shared by all workers. */
  readonly buffer: SharedArrayBuffer
  /** Number of this worker, from 0, and of all. */
  readonly worker: number
  readonly workers: number
}

/** One worker's part of a table of a generated kernel. */
export interface SlotPart extends Share {
  readonly box: SlotWavefront
  readonly module: KernelModule
  readonly memory: KernelMemory
}

export type WorkerPart = RankPart | SlotPart

/**
 * Does a part. All workers of a table do theirs at the same time.
 * @param tick told of the positions, roughly, that this worker filled
 * @throws what went wrong, after the others have been told to stop waiting
 */
export function doPart(part: WorkerPart, tick: Tick = unwatched): void {
  whileBusy(part.progress, () => {
    try {
      if ('box' in part) fillSlotPart(part, tick)
      else fillRankPart(part, tick)
    } catch (error) {
      giveUp(part.progress)
      throw error
    }
  })
}

function fillSlotPart({ box, cut, progress, module, memory }: SlotPart, tick: Tick): void {
  fillWavefront(slotWavefront(box, instanceOf(module, memory)['fill']!), cut, progress, tick)
}

function fillRankPart(
  { buffer, task, progress, cut, worker, workers }: RankPart,
  tick: Tick,
): void {
  const values = valuesOver(buffer, task)
  const { wavefront, finish } = slowSymmetricFilling(task, values)
  fillWavefront(wavefront, cut, progress, tick)
  const bound = (share: number): number => Math.floor((values.length * share) / workers)
  finish(bound(worker), bound(worker + 1))
}
