import type { Cells } from './cells.ts'
import { positionsBelow } from '../task/layer-ranks.ts'
import { isP } from '../task/outcome.ts'
import type { Task } from '../task/task.ts'
import type { Values } from '../task/values.ts'

/** Cells stored in one array in rank order. They have the same layers as a box. */
export function rankCells({ ruleset, caps, value, play }: Task, values: Values): Cells {
  const max = caps[0]!
  const from = (layer: number): number =>
    ruleset.piles === 1 ? (layer === 0 ? 0 : values.length) : positionsBelow(ruleset, max, layer)
  return {
    entryAt: (position, rank) => values[rank(position)]!,
    visit(fromLayer, toLayer, visit) {
      const start = from(fromLayer)
      const piece = values.subarray(start, from(toLayer))
      if (piece.length > 0) visit(piece, start)
    },
    countP(fromLayer, toLayer) {
      let count = 0
      const end = from(toLayer)
      for (let rank = from(fromLayer); rank < end; rank++) {
        if (isP(value, play, values[rank]!)) count++
      }
      return count
    },
    values: () => values,
    release() {
      // The array is freed by garbage collection.
    },
  }
}
