import { pursuit } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** The pursuit of the leaders, as an algorithm. */
export const gn26: Claim = instances({
  ...sequences({ n: [2, 5], l: 5, ranges: 'above l', multiples: 'both' }),
  id: 'GN-2.6',
  kind: 'algorithm',
  at: 'section 2.6',
  paperStatus: 'asserted',
  title: 'the pursuit of the leaders finds j_0 and the first vector of range ≤ l',
  statement: String.raw`For $range(x^0)>l$ the outsiders join the leaders one stage after the other; jumping over whole cycles of a stage one obtains $j_0$ and $x^{j_0}$.`,
  digest: ({ j0 }) => j0 ?? 0,
  printed: ({ x, l, j0, settled }) => {
    const { moves, vector } = pursuit(x, l)
    return moves === j0 && vector.join() === settled.x.join()
  },
  // and j_0 is at most 2(range − l)
  wrong: {
    case: { n: 2, l: 2 },
    max: 6,
    holds: ({ x, l, j0, range }) => pursuit(x, l).moves === j0 && j0 <= 2 * (range - l),
  },
})
