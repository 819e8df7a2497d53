import { sortedBox } from '@nim/core/rules'
import type { SolvedGame } from '../dh/solved-game.ts'
import type { Classes } from '../evidence/by-class.ts'
import { forEachRow } from '../evidence/for-each-row.ts'
import { rankShares } from '../evidence/rank-shares.ts'

/** l(y) in some form. */
type Longest = (y: readonly number[], k: number) => number

/**
 * Whether l(⌊x/2⌋) = l(⌈x/2⌉): from a table of l on the box of the halves, where both are looked up.
 *
 * @complexity O(1) a position, O(n) a row; four bytes and one run of l for each half, of which there
 * are about 2^n times fewer than positions
 * @source NT-T5
 */
export function balance({ n, k, box }: SolvedGame, longest: Longest): Classes {
  const halves = sortedBox(n, Math.ceil(box.max / 2))
  const lengths = new Int32Array(halves.count)
  forEachRow(halves, (outer, length, rank) => {
    const y = [...outer]
    for (let y1 = 0; y1 < length; y1++) {
      y[0] = y1
      lengths[rank + y1] = longest(y, k)
    }
  })
  const shares = rankShares(halves)
  return {
    count: 2,
    rows(outer, classes, length) {
      let lower = 0
      let upper = 0
      for (let i = 1; i < n; i++) {
        lower += shares[i]![outer[i]! >> 1]!
        upper += shares[i]![(outer[i]! + 1) >> 1]!
      }
      for (let x1 = 0; x1 < length; x1++) {
        classes[x1] = lengths[lower + (x1 >> 1)] === lengths[upper + ((x1 + 1) >> 1)] ? 1 : 0
      }
    },
  }
}
