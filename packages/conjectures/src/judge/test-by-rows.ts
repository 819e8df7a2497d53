import type { Box } from '@nim/core/rules'
import { forEachRow } from '../rows/for-each-row.ts'
import { FAILS, HOLDS, type Tally } from './tally.ts'

/** {@link Tally.test} at every position of a sorted box, for a statement on what tables hold. */
export function testByRows(
  found: Tally,
  box: Box,
  actuals: ArrayLike<number>,
  holds: (rank: number) => boolean,
): void {
  const answers = new Uint8Array(box.max + 1)
  forEachRow(box, (outer, length, rank) => {
    for (let x1 = 0; x1 < length; x1++) answers[x1] = holds(rank + x1) ? HOLDS : FAILS
    found.testRow(outer, answers, length, actuals, rank)
  })
}
