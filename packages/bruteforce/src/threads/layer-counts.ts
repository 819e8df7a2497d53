import type { Cells } from '../cells/cells.ts'
import type { Wavefront } from '../task/wavefront.ts'

/**
 * P-positions of layers that are filled and visited in turn, counted by whoever fills a layer, a few steps at a
 * time, while these are in the cache. A word a layer: 1 + their number, or 0 if nobody counted; and one more,
 * 1 + the last layer that was asked for its count. Layers far above that are not counted.
 */
export type LayerCounts = BigInt64Array

/** Bytes of the counts of so many layers. */
export function countsBytes(layers: number): number {
  return 8 * (layers + 1)
}

/** Counts of so many layers, none of them known. */
export function newCounts(layers: number, isShared: boolean): LayerCounts {
  const bytes = countsBytes(layers)
  return new BigInt64Array(isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes))
}

/** Layers that may be begun after one is visited, and before its visitor has asked anything. */
const AHEAD = 8

/**
 * The same wavefront, which counts what it fills if its visitor does ask for counts.
 * @param countSteps P-positions in the steps from ≤ l < to of a layer
 */
export function countingWavefront(
  wavefront: Wavefront,
  countSteps: (layer: number, from: number, to: number) => number,
  counts: LayerCounts,
): Wavefront {
  const asked = counts.length - 1
  // of the layer that is being filled; null: it is not counted
  let count: number | null = null
  return {
    ...wavefront,
    fillSteps(layer, from, to) {
      wavefront.fillSteps(layer, from, to)
      if (from === 0) {
        const last = Number(Atomics.load(counts, asked))
        count = last > 0 && layer <= last + AHEAD ? 0 : null
      }
      if (count === null) return
      count += countSteps(layer, from, to)
      if (to === wavefront.steps(layer)) Atomics.store(counts, layer, BigInt(count + 1))
    },
  }
}

/** The same cells, whose count is that of the threads that filled them, if they counted. */
export function countedCells(cells: Cells, counts: LayerCounts): Cells {
  return {
    ...cells,
    countP(fromLayer, toLayer) {
      Atomics.store(counts, counts.length - 1, BigInt(toLayer))
      let sum = 0
      for (let layer = fromLayer; layer < toLayer; layer++) {
        const known = Atomics.load(counts, layer)
        sum += known === 0n ? cells.countP(layer, layer + 1) : Number(known) - 1
      }
      return sum
    },
  }
}
