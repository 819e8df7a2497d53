import { pursuit } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'
import { dropsInPeriods } from '../2-2-theorem-1/theorem-1-1-drop-in-a-period.ts'
import { shiftsLeft } from '../2-3-pivot-lists/lemma-2-left-shift.ts'

/** What holds after the pursuit. */
export const gn26e: Claim = instances({
  ...sequences({ n: [2, 5], l: 5, ranges: 'above l' }),
  id: 'GN-2.6.e',
  kind: 'remark',
  at: 'section 2.6',
  paperStatus: 'asserted',
  title: 'Lemma 2 and Theorem 1 apply with x^{j_0} for x^0',
  statement: String.raw`For $range(x^0)>l$, Lemma 2 and Theorem 1 apply with $x^0$ replaced by $x^{j_0}$.`,
  digest: ({ j0 }) => j0 ?? 0,
  printed: {
    L2: { says: 'Lemma 2 from x^{j_0} on', holds: ({ settled }) => shiftsLeft(settled) },
    'T1.1': { says: 'T1.1 from x^{j_0} on', holds: ({ settled }) => dropsInPeriods(settled) },
  },
  // and the pivots of the first two rows differ
  wrong: {
    case: { n: 5, l: 2, part: 'L2' },
    max: 5,
    holds: ({ settled }) => shiftsLeft(settled) && settled.pivots[0] !== settled.pivots[1],
  },
})

/** Eventual periodicity. */
export const gn4a: Claim = instances({
  ...sequences({ n: [1, 5], l: 5 }),
  id: 'GN-4a',
  kind: 'remark',
  at: 'section 4',
  paperStatus: 'asserted',
  title: 'after the first j_0 moves, every nl further moves lower all entries by (n−1)l',
  statement: String.raw`After the first $j_0$ moves every $nl$ further moves lower all entries by the same constant $(n-1)l$; $j_0$ and $x^{j_0}$ are efficiently computable.`,
  conventions: ['j_0 by the pursuit algorithm (GN-2.6); indices reconstructed'],
  digest: ({ j0 }) => j0 ?? 0,
  printed: ({ x, l, j0, settled }) => pursuit(x, l).moves === j0 && dropsInPeriods(settled),
  // from x^0 on
  wrong: { case: { n: 3, l: 2 }, max: 3, holds: dropsInPeriods },
})
