import { finishTime } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { checkFinish } from '../../judge/shapes/gn/check-finish.ts'
import { GN } from '../../claim/sources/gn.ts'
import { vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The finish line. */
export const gnD9: Claim = vectorClaim<typeof finishTime<number>>({
  id: 'GN-D9',
  kind: 'definition',
  source: `${GN}, section 2.7`,
  paperStatus: 'asserted',
  title: 'T(x,l,q,level): the first j with at least q entries of x^j at or below the level',
  statement: String.raw`For $1\le q\le n$, $T(x,l,q,level)$ is the least $j\ge 0$ with $x_q^j\le level$ (level 0 unless stated), infinite if there is none.`,
  conventions: ['for n = 1 the entry never changes: T is 0 or infinite'],
  decides:
    'for every q and the levels 0, −1 and the least entry: whether T computed is the first row that satisfies the condition "at least q entries ≤ level"',
  parameters: [entries(1, 3), modulus(4)],
  ranges: 'any',
  multiples: 'both',
  printed: finishTime,
  examine: (time, x, { n, l }) => checkFinish(time, x, { n, l }, [0, -1, x[0]!]),
})
