import { type Box, sortedBox } from '@nim/core/rules'

/**
 * Remoteness of the game of GN-4u in the reading in which any n − 1 entries may be reduced: entries
 * ≥ 0 are what is above the level a, an entry that is at or below a counts as 0 and may be reduced
 * for ever; the game is over as soon as two entries are 0. By rank of the box. For n ≥ 3 every move
 * lowers a positive entry, so rank order is an evaluation order.
 *
 * @complexity O(n²) a position
 */
export function remotenessReducingAny(n: number, max: number): { box: Box; values: Uint32Array } {
  const box = sortedBox(n, max)
  const values = new Uint32Array(box.count)
  box.forEach((y, rank) => {
    if (y[1] === 0) return
    const of = y.map((_, kept) => {
      const next = y.map((entry, i) => (i === kept ? entry : Math.max(0, entry - 1)))
      return values[box.rank(next.sort((a, b) => a - b))]!
    })
    const even = of.filter((value) => value % 2 === 0)
    values[rank] = 1 + (even.length > 0 ? Math.min(...even) : Math.max(...of))
  })
  return { box, values }
}
