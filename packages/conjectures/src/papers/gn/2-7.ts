import { finishTime } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { checkFinish } from '../../judge/shapes/gn/check-finish.ts'
import { GN } from '../../claim/sources/gn.ts'
import { vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The finish-line algorithm. */
export const gn27: Claim = vectorClaim<typeof finishTime<number>>({
  id: 'GN-2.7',
  kind: 'algorithm',
  source: `${GN}, section 2.7`,
  paperStatus: 'asserted',
  title: 'the finish-line algorithm computes T(x,l,q)',
  statement: String.raw`Deciding, stage by stage, which comes first, that $q$ entries reach the finish line or that new entries join the leaders, and jumping there, computes $T(x,l,q)$.`,
  conventions: [
    'finish: at least q entries are ≤ level (the definition of section 2.7; its item (i) says "non-negative")',
    'levels: 0, below all entries by 7, and the third of the range above the least entry',
  ],
  decides: 'T for every q and three levels, compared with the sequence made move by move',
  parameters: [entries(2, 4), modulus(5)],
  quick: { max: 8 },
  ranges: 'any',
  multiples: 'both',
  printed: finishTime,
  examine: (time, x, { n, l }) =>
    checkFinish(time, x, { n, l }, [0, x[0]! - 7, x[0]! + Math.floor((x.at(-1)! - x[0]!) / 3)]),
})
