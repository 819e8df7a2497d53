import type { Tick } from '../task/ticker.ts'
import { announce, hasSteps, type Progress, takeStripeBelow, waitFor } from './progress.ts'
import type { Cut, Wavefront } from '../task/wavefront.ts'
import { fillTaken } from './stripes.ts'

/**
 * Describes how blocks are divided if they are visited one by one and only a few of them are in
 * memory. Each block is a stripe.
 */
export interface LayersCut extends Cut {
  readonly stripe: 1
  /**
   * The number of blocks in memory at the same time, at least 2. A block is written over the block
   * that came `ring` blocks earlier. By then, the earlier block and its successor have been
   * visited. The visit of the successor also reads the earlier block.
   */
  readonly ring: number
  /** The number of initial blocks that are too small to share. The visiting thread fills them. */
  readonly alone: number
}

/**
 * The number of stripes in the shared progress of threads that solve a box by layers. Each block has
 * its own stripe, and one more stripe at the end counts the visited blocks.
 */
export function layersStripes(blocks: number): number {
  return blocks + 1
}

/**
 * The number of layers that `solveByLayers` keeps with this number of threads so that no thread
 * waits for a visit. The solver keeps one layer for each thread to fill, the visited layer, and the
 * layer below the visited one. A single thread overwrites the layer that it has visited.
 */
export function layersKept(threads: number): number {
  return threads === 1 ? 2 : threads + 2
}

/**
 * Does the work of the thread that visits the blocks in order. This thread visits filled blocks,
 * and fills the next block itself if no other thread has filled that block. Meanwhile, other
 * threads fill blocks by `fillWavefront`.
 *
 * @param tick called with the approximate number of positions that all threads filled
 * @param visit returns false to stop
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
