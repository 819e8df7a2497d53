import { finishTime } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import type { GmSequence } from '../../../facts/gm/sequence.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** T for every q and the levels 0, −1 and the least entry. */
const finishes = (s: GmSequence) => s.finishes([0, -1, s.x[0]!])

/** The finish line. */
export const gnD9: Claim = instances({
  ...sequences({ n: [1, 3], l: 4, multiples: 'both' }),
  id: 'GN-D9',
  kind: 'definition',
  at: 'section 2.7',
  paperStatus: 'asserted',
  title: 'T(x,l,q,level): the first j with at least q entries of x^j at or below the level',
  statement: String.raw`For $1\le q\le n$, $T(x,l,q,level)$ is the least $j\ge 0$ with $x_q^j\le level$ (level 0 unless stated), infinite if there is none.`,
  conventions: [
    'for n = 1 the entry never changes: T is 0 or infinite',
    'levels: 0, −1 and the least entry',
  ],
  digest: (s) => finishes(s).reduce((sum, { first }) => sum + (first ?? 0), 0),
  printed: (s) =>
    finishes(s).every(({ q, level, first }) => finishTime(s.x, s.l, q, level) === first),
  wrong: {
    case: { n: 2, l: 2 },
    max: 6,
    // and no finish takes five moves
    holds: (s) =>
      finishes(s).every(
        ({ q, level, first }) => first !== 5 && finishTime(s.x, s.l, q, level) === first,
      ),
  },
})
