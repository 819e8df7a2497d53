import { finishTime } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import type { GmSequence } from '../../../facts/gm/sequence.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** T for every q and three levels. */
const finishes = (s: GmSequence) => s.finishes([0, s.x[0]! - 7, s.x[0]! + Math.floor(s.range / 3)])

/** The finish-line algorithm. */
export const gn27: Claim = instances({
  ...sequences({ n: [2, 4], l: 5, multiples: 'both' }),
  id: 'GN-2.7',
  kind: 'algorithm',
  at: 'section 2.7',
  paperStatus: 'asserted',
  title: 'the finish-line algorithm computes T(x,l,q)',
  statement: String.raw`Deciding, stage by stage, which comes first, that $q$ entries reach the finish line or that new entries join the leaders, and jumping there, computes $T(x,l,q)$.`,
  conventions: [
    'finish: at least q entries are ≤ level (the definition of section 2.7; its item (i) says "non-negative")',
    'levels: 0, below all entries by 7, and the third of the range above the least entry',
  ],
  quick: { max: 8 },
  digest: (s) => finishes(s).reduce((sum, { first }) => sum + (first ?? 0), 0),
  printed: (s) =>
    finishes(s).every(({ q, level, first }) => finishTime(s.x, s.l, q, level) === first),
  // and all entries come down to the least −7 in at most 18 moves
  wrong: {
    case: { n: 2, l: 2 },
    max: 5,
    holds: (s) =>
      finishes(s).every(
        ({ q, level, first }) => first! <= 18 && finishTime(s.x, s.l, q, level) === first,
      ),
  },
})
