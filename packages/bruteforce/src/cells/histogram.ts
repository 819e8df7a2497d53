import type { Values } from '../task/values.ts'
import type { VisitPiece } from './cells.ts'

/** Number of entries with each value, up to the largest one. */
export function histogramOf(forEachPiece: (visit: VisitPiece) => void): number[] {
  const counts: number[] = []
  forEachPiece((entries) => countInto(counts, entries))
  return counts
}

/** Counts more entries in a histogram. */
export function countInto(counts: number[], entries: Values): void {
  for (const entry of entries) {
    while (counts.length <= entry) counts.push(0)
    counts[entry]!++
  }
}
