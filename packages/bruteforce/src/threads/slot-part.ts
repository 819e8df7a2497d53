import { cutForMany } from '../wasm/slow/slot-wavefront.ts'
import { type SlotRun, wavefrontBox } from '../wasm/slow/slot-solver.ts'
import { newProgress } from './wavefront.ts'
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
