import { FAILS, HOLDS } from '../../tally.ts'
import type { PlaneRow } from './judge-positions.ts'
import { partnerTable } from '../../../facts/wythoff/partner-table.ts'

/**
 * Whether the points that are lost by a definition are those that a pass over the plane found.
 *
 * @param points found by the pass
 * @param lostInRow fills lost[S] with 1 where (S,L) is lost, for 0 ≤ S ≤ L, row by row
 * @complexity O(1) a point besides the definition
 */
export function compareLostRows(
  points: Parameters<typeof partnerTable>[0],
  lostInRow: (L: number, lost: Uint8Array) => void,
  max: number,
): PlaneRow {
  const partner = partnerTable(points, max)
  const lost = new Uint8Array(max + 1)
  return (L, answers, actuals) => {
    lostInRow(L, lost)
    for (let S = 0; S <= L; S++) {
      const isP = partner[S] === L ? 1 : 0
      actuals[S] = isP
      answers[S] = lost[S] === isP ? HOLDS : FAILS
    }
  }
}
