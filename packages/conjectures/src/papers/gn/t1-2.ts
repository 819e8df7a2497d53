import type { Claim } from '../../claim/claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import {
  COMMON_PERIOD,
  type CommonPeriod,
  failureOfT12,
  LEAST_PERIOD,
  SOME_PERIOD,
} from '../../judge/shapes/gn/theorem-1.ts'
import { vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { choice, entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** All columns have the same period word. */
export const gnT12: Claim = vectorClaim<CommonPeriod>({
  id: 'GN-T1.2',
  kind: 'theorem',
  source: `${GN}, Theorem 1`,
  paperStatus: 'proved',
  title: 'range ≤ l: the words W_1..W_n are equivalent, with period nl and l letters p in it',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, all words $W_1,\dots,W_n$ are equivalent and periodic; their common period $W$ has length $nl$ and contains $l$ letters $p$ and $(n-1)l$ letters $-$.`,
  conventions: [
    'readings: nl is the least period (the default of GN-D7), or some period (multiples do as well)',
    'numbers of letters reconstructed',
  ],
  decides:
    'every first vector up to translation by l: period, letters and equivalence of all n words on rows 0..3nl',
  parameters: [
    entries(1, 6),
    modulus(6),
    choice('reading', 'of "period"', [LEAST_PERIOD, SOME_PERIOD]),
  ],
  ranges: 'at most l',
  printed: COMMON_PERIOD,
  examine: (period, x, { l, reading }) => ({
    value: x.at(-1)!,
    failure: failureOfT12(period, x, l, String(reading)),
  }),
})
