import type { Tick } from '../task/ticker.ts'
import { announce, hasSteps, type Progress, takeStripeBelow, waitFor } from './progress.ts'
import type { Cut, Wavefront } from '../task/wavefront.ts'
import { fillTaken } from './stripes.ts'

/**
 * The division of blocks that are visited one by one, with few of them in memory. Each block is a
 * stripe.
 */
export interface LayersCut extends Cut {
  readonly stripe: 1
  /**
   * The number of blocks in memory at once, at least 2. A block is filled over the block that came
   * `ring` blocks earlier, after that block and the next one, which reads it, have been visited.
   */
  readonly ring: number
  /** The number of first blocks that are too small to share. The visiting thread fills them. */
  readonly alone: number
}

/** The number of stripes of the progress of layers. The last one counts the visited blocks. */
export function layersStripes(blocks: number): number {
  return blocks + 1
}

/**
 * The number of layers that `solveByLayers` keeps with this number of threads, so that no thread
 * waits for a visit: one that each thread fills, the visited one, and the one below that. A single
 * thread fills over the layer that it has visited.
 */
export function layersKept(threads: number): number {
  return threads === 1 ? 2 : threads + 2
}

/**
 * The part of the thread that visits the blocks in order. It visits filled blocks, and fills the
 * next block itself if it is not filled. Other threads fill blocks meanwhile by `fillWavefront`.
 *
 * @param tick called with the approximate number of positions that all threads filled
 * @param visit returns false to end
 * @throws Error if another worker has failed
 */
export function visitLayers(
  wavefront: Wavefront,
  cut: LayersCut,
  progress: Progress,
  tick: Tick,
  visit: (block: number) => boolean,
): void {
  const { blocks, steps, weight } = wavefront
  const own = new Set<number>()
  for (let visited = 0; visited < blocks;) {
    const all = steps(visited)
    if (visited < cut.alone) {
      own.add(visited)
      fillTaken(wavefront, cut, progress, visited, tick)
    } else if (!hasSteps(progress, visited, all)) {
      const next = takeStripeBelow(progress, Math.min(blocks, visited + cut.ring - 1))
      if (next !== null) {
        own.add(next)
        fillTaken(wavefront, cut, progress, next, tick)
        continue
      }
    }
    waitFor(progress, visited, all)
    if (!own.delete(visited)) tick(weight(visited, 0, all))
    if (!visit(visited)) return
    visited++
    announce(progress, blocks, visited)
  }
}
