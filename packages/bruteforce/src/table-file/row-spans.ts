import type { Box } from '@nim/core/rules'
import { ROW_SPAN } from '../tuned/tuned.ts'

/** The maximum number of entries in a span of this box. */
export function longestSpan({ count, max }: Box): number {
  return Math.min(count, Math.max(ROW_SPAN, max + 1))
}

/**
 * Divides the range of ranks r with from ≤ r < to into spans. The range and all spans begin and end
 * at row boundaries (x_2, …, x_n fixed in a row).
 *
 * @complexity O(n log max) per span
 */
export function forEachRowSpan(
  box: Box,
  from: number,
  to: number,
  visit: (from: number, to: number) => void,
): void {
  for (let start = from, end = from; start < to; start = end) {
    end = start + ROW_SPAN < to ? rowEnd(box, start) : to
    visit(start, end)
  }
}

/**
 * The last place within a span at which a row ends. If the first row is longer than the span, the
 * end of that row.
 */
function rowEnd(box: Box, start: number): number {
  const position = box.unrank(start + ROW_SPAN)
  position[0] = 0
  const rowStart = box.rank(position)
  if (rowStart > start) return rowStart
  position[0] = box.sorted ? (position[1] ?? box.max) : box.max
  return box.rank(position) + 1
}
