import type { Claim } from '../../../claim/claim.ts'
import { positions } from '../../../judge/positions.ts'
import { indexExists, RULE } from '../1-winning-points/theorem-2-rules.ts'

/** Validation of step A3. */
export const vV1: Claim = positions({
  ...RULE,
  id: 'V-V1',
  at: 'sections 10 to 13, validation of A3',
  title: 'in A3, S > a_m implies L > b_m',
  statement: String.raw`In A3, $S>a_m$ implies $L>b_m$.`,
  printed: ({ S, L, am, bm }) => (S > am ? L > bm : null),
  // L can be b_m + 1
  wrong: ({ S, L, am, bm }) => (S > am ? L > bm + 1 : null),
})

/** Validation of step A4: an index exists. */
export const vV2: Claim = indexExists({
  id: 'V-V2',
  at: 'sections 10 to 13, validation of A4',
  statement: String.raw`If $S<a_m$ there is $k<m$ with $a_k=S$ or $i<m$ with $b_i=S$.`,
})

/** Validation of step A4: the move to b_k. */
export const vV3: Claim = positions({
  ...RULE,
  id: 'V-V3',
  at: 'sections 10 to 13, validation of A4',
  title: 'S < a_m and a_k = S imply k < m and L > b_k',
  statement: String.raw`$S<a_m$ and $a_k=S$ imply $k<m$ and $L>b_k$.`,
  printed: ({ S, L, m, am, k, bk }) => (S < am && !Number.isNaN(k) ? k < m && L > bk : null),
  // k can be m − 1
  wrong: ({ S, L, m, am, k, bk }) => (S < am && !Number.isNaN(k) ? k + 1 < m && L > bk : null),
})

/** Validation of step A4: the move to a_i. */
export const vV4: Claim = positions({
  ...RULE,
  id: 'V-V4',
  at: 'sections 10 to 13, validation of A4',
  title: 'in A4, b_i = S implies a_i < L (a_i < b_i = S < L)',
  statement: String.raw`In A4, that is for $S<a_m$ and no $k$ with $a_k=S$: $b_i=S$ implies $a_i<L$, for $a_i<b_i=S<L$.`,
  printed: ({ S, L, am, k, i, ai }) =>
    S < am && Number.isNaN(k) && !Number.isNaN(i) ? ai < S && S < L : null,
  // L can be S + 2
  wrong: ({ S, L, am, k, i, ai }) =>
    S < am && Number.isNaN(k) && !Number.isNaN(i) ? ai < S && S + 2 < L : null,
})
