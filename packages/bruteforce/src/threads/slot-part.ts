import { readerOf } from '../wasm/slow/slot-cells.ts'
import { cutForMany, layersAlone, layersGrain } from '../wasm/slow/slot-wavefront.ts'
import { type SlotRun, wavefrontBox } from '../wasm/slow/slot-solver.ts'
import { type LayersCut, layersStripes } from './layers.ts'
import { newProgress } from './progress.ts'
import { newCounts } from './layer-counts.ts'
import type { Counting, SlotPart } from './worker-part.ts'

/** The data that each worker of a run receives. All workers receive the same data. */
export function slotPart(run: SlotRun, workers: number): SlotPart {
  const { module, memory } = run
  const box = wavefrontBox(run)
  return {
    box,
    cut: cutForMany(box, workers),
    progress: newProgress(box.max + 1),
    module,
    memory,
  }
}

/** The data that each worker receives if the layers are visited. */
export interface LayersPart extends SlotPart {
  readonly cut: LayersCut
  readonly counting: Counting
}

/** The data that each worker receives in a run that keeps `ring` layers in memory. */
export function layersPart(run: SlotRun, workers: number, ring: number): LayersPart {
  const { module, memory, slots, spec } = run
  const box = wavefrontBox(run)
  const blocks = box.max + 1
  const counting = { slots, reader: readerOf(spec, true), counts: newCounts(blocks, true) }
  const cut = {
    stripe: 1,
    grain: layersGrain(box, workers),
    ring,
    alone: layersAlone(box, workers),
  } as const
  const progress = newProgress(layersStripes(blocks), cut.alone)
  return { box, module, memory, cut, counting, progress }
}
