import type { Cells } from '../cells/cells.ts'
import type { Wavefront } from '../task/wavefront.ts'
import { LAYERS_AHEAD } from '../tuned/tuned.ts'

/**
 * The numbers of P-positions in layers that are filled and visited one after another. The thread
 * that fills a layer counts a few steps at a time, while they are in the cache.
 *
 * Each layer has one 64-bit word. This word stores 1 plus the number of P-positions, or 0 if no
 * thread counted the layer. An additional word stores 1 plus the number of the last layer whose
 * count was requested. Layers far above that layer are not counted.
 */
export type LayerCounts = BigInt64Array

/** The number of bytes needed for the counts of this number of layers. */
export function countsBytes(layers: number): number {
  return 8 * (layers + 1)
}

/** The counts for this number of layers. All counts are unknown at the start. */
export function newCounts(layers: number, isShared: boolean): LayerCounts {
  const bytes = countsBytes(layers)
  return new BigInt64Array(isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes))
}

/**
 * Adds counting to a wavefront. If the visitor requests counts, the wavefront counts the
 * P-positions that it fills.
 * @param countSteps returns the number of P-positions in the steps from ≤ l < to of a layer
 */
export function countingWavefront(
  wavefront: Wavefront,
  countSteps: (layer: number, from: number, to: number) => number,
  counts: LayerCounts,
): Wavefront {
  const lastPlace = counts.length - 1
  // The count of the layer that is being filled; null if the layer is not counted.
  let count: number | null = null
  return {
    ...wavefront,
    fillSteps(layer, from, to) {
      wavefront.fillSteps(layer, from, to)
      if (from === 0) {
        const last = Number(Atomics.load(counts, lastPlace))
        count = last > 0 && layer <= last + LAYERS_AHEAD ? 0 : null
      }
      if (count === null) return
      count += countSteps(layer, from, to)
      if (to === wavefront.steps(layer)) Atomics.store(counts, layer, BigInt(count + 1))
    },
  }
}

/**
 * Returns cells with the same entries. If the threads that filled a layer counted its P-positions,
 * the new cells use these counts.
 */
export function countedCells(cells: Cells, counts: LayerCounts): Cells {
  return {
    ...cells,
    countP(fromLayer, toLayer) {
      Atomics.store(counts, counts.length - 1, BigInt(toLayer))
      let sum = 0
      for (let layer = fromLayer; layer < toLayer; layer++) {
        const word = Atomics.load(counts, layer)
        sum += word === 0n ? cells.countP(layer, layer + 1) : Number(word) - 1
      }
      return sum
    },
  }
}
