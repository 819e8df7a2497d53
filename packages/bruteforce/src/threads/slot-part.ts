import { cutForMany } from '../wasm/slow/slot-wavefront.ts'
import { type SlotRun, wavefrontBox } from '../wasm/slow/slot-solver.ts'
import { type LayersCut, layersStripes } from './layers.ts'
import { newProgress } from './progress.ts'
import type { SlotPart } from './worker-part.ts'

/** What each of so many workers is asked to do of a run. All are asked the same. */
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

/** The same of a run that keeps so many layers in turn. */
export function layersPart(
  run: SlotRun,
  workers: number,
  ring: number,
): SlotPart & { readonly cut: LayersCut } {
  const part = slotPart(run, workers)
  const { grain } = part.cut
  const progress = newProgress(layersStripes(part.box.max + 1))
  return { ...part, cut: { stripe: 1, grain, ring }, progress }
}
