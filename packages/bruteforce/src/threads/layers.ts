import type { Tick } from '../task/ticker.ts'
import { announce, hasSteps, type Progress, takeStripeBelow, waitFor } from './progress.ts'
import type { Cut, Wavefront } from '../task/wavefront.ts'
import { fillTaken } from './stripes.ts'

/** How blocks are cut that are visited one by one, of which few are kept: each is a stripe. */
export interface LayersCut extends Cut {
  readonly stripe: 1
  /**
   * Blocks that are kept in turn, at least 2: a block is filled over the one so many before, once that and the
   * one behind it, which looks at it, have been visited.
   */
  readonly ring: number
  /** The first blocks, so small that to wait for each other takes longer: the thread that visits fills them. */
  readonly alone: number
}

/** Stripes of the progress of layers: the last one counts the blocks that were visited. */
export function layersStripes(blocks: number): number {
  return blocks + 1
}

/**
 * Layers that `solveByLayers` keeps with so many threads, so that none waits for a visit: one that each fills, one
 * that is visited, and the one below that. One thread fills what it has visited.
 */
export function layersKept(threads: number): number {
  return threads === 1 ? 2 : threads + 2
}

/**
 * The part of the thread that visits the blocks in order. It visits what is filled, and fills the next
 * block itself where nothing is; others fill blocks meanwhile by `fillWavefront`.
 *
 * @param tick told of the positions, roughly, that were filled by anybody
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
