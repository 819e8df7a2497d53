import type { Claim } from '../../../claim/claim.ts'
import { corrected } from '../../../judge/corrected.ts'
import { positions } from '../../../judge/positions.ts'
import { brokenRule, FROM_0_CONVENTIONS, ONLY_FROM_0, RULE, type RuleClaim } from '../rules.ts'

/** Validation of step A3. */
export const vV1: Claim = positions({
  ...RULE,
  id: 'V-V1',
  kind: 'lemma',
  at: 'sections 10 to 13, validation of A3',
  title: 'in A3, S > a_m implies L > b_m',
  statement: String.raw`In A3, $S>a_m$ implies $L>b_m$.`,
  printed: ({ S, L, am, bm }) => (S > am ? L > bm : null),
  // L can be b_m + 1
  wrong: ({ S, L, am, bm }) => (S > am ? L > bm + 1 : null),
})

const existence: RuleClaim = {
  ...RULE,
  id: 'V-V2',
  kind: 'lemma',
  at: 'sections 10 to 13, validation of A4',
  title: 'if S < a_m there is k < m with a_k = S or i < m with b_i = S',
  statement: String.raw`If $S<a_m$ there is $k<m$ with $a_k=S$ or $i<m$ with $b_i=S$.`,
  printed: ({ S, m, am, k, i }) => (S < am ? k < m || i < m : null),
  wrong: {
    case: { reading: 'indices from 0' },
    max: 20,
    // S can be some b_i with i = 3
    holds: ({ S, m, am, k, i }) => (S < am ? k < m || (i < m && i !== 3) : null),
  },
  evidence: (told) => brokenRule('V-V2', told),
}

/** Validation of step A4: an index exists. */
export const vV2: Claim = positions(existence)

/** Validation of step A4: an index exists, with indices from 0. */
export const vV2Fix: Claim = positions(
  corrected(
    existence,
    {
      title: 'with a_0 = b_0 = 0: if S < a_m there is k < m with a_k = S or i < m with b_i = S',
      statement: String.raw`If $S<a_m$ there is an index $k$, $0\le k<m$, with $a_k=S$ or an index $i$, $0\le i<m$, with $b_i=S$, where $a_0=b_0=0$. Changed: the index 0 is admitted, which $S=0$ needs.`,
      conventions: FROM_0_CONVENTIONS,
      // S can be some b_i
      wrong: ({ S, m, am, k }) => (S < am ? k < m : null),
    },
    ONLY_FROM_0,
  ),
)

/** Validation of step A4: the move to b_k. */
export const vV3: Claim = positions({
  ...RULE,
  id: 'V-V3',
  kind: 'lemma',
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
  kind: 'lemma',
  at: 'sections 10 to 13, validation of A4',
  title: 'in A4, b_i = S implies a_i < L (a_i < b_i = S < L)',
  statement: String.raw`In A4, that is for $S<a_m$ and no $k$ with $a_k=S$: $b_i=S$ implies $a_i<L$, for $a_i<b_i=S<L$.`,
  printed: ({ S, L, am, k, i, ai }) =>
    S < am && Number.isNaN(k) && !Number.isNaN(i) ? ai < S && S < L : null,
  // L can be S + 2
  wrong: ({ S, L, am, k, i, ai }) =>
    S < am && Number.isNaN(k) && !Number.isNaN(i) ? ai < S && S + 2 < L : null,
})
