import { slowSymmetricFilling } from '../arrays/slow-symmetric.ts'
import type { Task } from '../task/task.ts'
import { type Tick, unwatched } from '../task/ticker.ts'
import { valuesOver } from '../task/values.ts'
import { giveUp, type Progress, whileBusy } from './progress.ts'
import { countingWavefront, type LayerCounts } from './layer-counts.ts'
import type { Cut, Wavefront } from '../task/wavefront.ts'
import { fillWavefront } from './stripes.ts'
import { instanceOf } from '../wasm/encode/modules.ts'
import { stepCounter } from '../wasm/slow/slot-counts.ts'
import { type SlotWavefront, slotWavefront } from '../wasm/slow/slot-wavefront.ts'
import type { Slots } from '../wasm/slow/slots.ts'
import type { KernelMemory, KernelModule } from '../wasm/encode/web-assembly.ts'

interface Share {
  readonly progress: Progress
  readonly cut: Cut
}

/** One worker's part of a table whose entries are stored in rank order. */
export interface RankPart extends Share {
  readonly task: Task
  /** The values of the task, shared by all workers. */
  readonly buffer: SharedArrayBuffer
  /**
   * The share of the entries that this worker converts to their final form after all entries are
   * filled. Both ends of the share are fractions from 0 to 1.
   */
  readonly finishes: readonly [from: number, to: number]
}

/** One worker's part of a table that a generated kernel fills. */
export interface SlotPart extends Share {
  readonly box: SlotWavefront
  readonly module: KernelModule
  readonly memory: KernelMemory
  /** The data for counting layers that are visited. */
  readonly counting?: Counting
}

/** The data for counting layers in a kernel's memory, see `stepCounter`. */
export interface Counting {
  readonly slots: Slots
  readonly reader: KernelModule
  readonly counts: LayerCounts
}

export type WorkerPart = RankPart | SlotPart

/**
 * Does a part. All workers of a table do their parts at the same time.
 *
 * @param tick called with the approximate number of positions that this worker filled
 * @throws the error of the part, after it has told the other workers to stop waiting
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

function fillSlotPart(part: SlotPart, tick: Tick): void {
  fillWavefront(wavefrontOf(part), part.cut, part.progress, tick)
}

/** The wavefront of a part. The wavefront fills the memory of the table. */
export function wavefrontOf({ box, module, memory, counting }: SlotPart): Wavefront {
  const wavefront = slotWavefront(box, instanceOf(module, memory)['fill']!)
  if (counting === undefined) return wavefront
  const { slots, reader, counts } = counting
  return countingWavefront(wavefront, stepCounter(slots, reader, memory), counts)
}

function fillRankPart({ buffer, task, progress, cut, finishes }: RankPart, tick: Tick): void {
  const values = valuesOver(buffer, task)
  const { wavefront, finish } = slowSymmetricFilling(task, values)
  fillWavefront(wavefront, cut, progress, tick)
  const [from, to] = finishes.map((share) => Math.floor(values.length * share))
  finish(from!, to!)
}
