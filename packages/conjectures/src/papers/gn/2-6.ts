import { pursuit } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { rowsOfPursuit } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The pursuit of the leaders, as an algorithm. */
export const gn26: Claim = vectorClaim<typeof pursuit<number>>({
  id: 'GN-2.6',
  kind: 'algorithm',
  source: `${GN}, section 2.6`,
  paperStatus: 'asserted',
  title: 'the pursuit of the leaders finds j_0 and the first vector of range ≤ l',
  statement: String.raw`For $range(x^0)>l$ the outsiders join the leaders one stage after the other; jumping over whole cycles of a stage one obtains $j_0$ and $x^{j_0}$.`,
  decides: 'j_0 and the vector, compared with the sequence made move by move',
  parameters: [entries(2, 5), modulus(5)],
  ranges: 'above l',
  multiples: 'both',
  printed: pursuit,
  examine: (pursue, x, { l }) => {
    const { rows, j0 } = rowsOfPursuit(x, l, 0)
    const { moves, vector } = pursue(x, l)
    const isRight = moves === j0 && vector.join() === rows.at(-1)!.join()
    return examined(j0 ?? 0, isRight, () => ({
      expected: `${moves}: ${vector.join()}`,
      actual: `${j0}: ${rows.at(-1)!.join()}`,
      explain: `move by move, the first vector of range <= ${l} is ${rows.at(-1)!.join()} after ${j0} moves`,
    }))
  },
})
