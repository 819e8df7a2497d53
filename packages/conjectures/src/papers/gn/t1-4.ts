import type { Claim } from '../../claim/claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import {
  CYCLIC,
  failureOfRuns,
  FROM_ROW_0,
  KEPT_RUN,
  type RunLength,
} from '../../judge/shapes/gn/theorem-1.ts'
import { vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { choice, entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** Runs of rows in which an entry is kept. */
export const gnT14: Claim = vectorClaim<RunLength>({
  id: 'GN-T1.4',
  kind: 'theorem',
  source: `${GN}, Theorem 1`,
  paperStatus: 'proved',
  title: 'range ≤ l: every maximal run of "p" has length at most l',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, the length of every maximal run of successive letters $p$ is at most $l$.`,
  conventions: [
    'readings: (r1) in the period word of nl letters, read cyclically, where a word of letters p only is one run; (r2) in the infinite words from row 0 on',
  ],
  decides: 'every first vector up to translation by l, rows 0..3nl of all n words',
  parameters: [
    entries(1, 6),
    modulus(6),
    choice('reading', 'where runs are taken', [CYCLIC, FROM_ROW_0]),
  ],
  ranges: 'at most l',
  printed: KEPT_RUN,
  examine: (run, x, { l, reading }) => ({
    value: x.at(-1)!,
    failure: failureOfRuns(run, 'p', x, l, String(reading)),
  }),
})
