import {
  absGolden,
  compareGolden,
  divGolden,
  type GoldenNumber,
  goldenOf,
  mulGolden,
  PHI,
  subGolden,
} from '@nim/core/wythoff'
import { membersUpTo } from '../../../facts/wythoff/index-of-number.ts'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

const ONE = goldenOf({ p: 1n, q: 1n })
const SHARE_OF_A = divGolden(ONE, PHI)
const SHARE_OF_B = divGolden(ONE, mulGolden(PHI, PHI))

/** |count − M·share| ≤ 1. */
function isNear(count: number, M: number, share: GoldenNumber): boolean {
  const expected = mulGolden(share, goldenOf({ p: BigInt(M), q: 1n }))
  const off = absGolden(subGolden(goldenOf({ p: BigInt(count), q: 1n }), expected))
  return compareGolden(off, ONE) <= 0
}

export const v18: Claim = instances({
  id: 'V-18',
  kind: 'proposition',
  at: 'section 18 (53)',
  title: 'n_a + n_b = M, n_a(M) ~ M/(g+1), n_b(M) ~ M/(g+1)²',
  statement: String.raw`$n_a$, $n_b$: how many integers of $1..M$ are some $a_k$, some $b_k$: $n_a+n_b=M$; $n_a(M)\sim M/(g+1)$, $n_b(M)\sim M/(g+1)^2$ (53). So the elements of a random pair are more likely in $A$ than in $B$.`,
  conventions: [
    'criterion for ~: the count is within 1 of M times the share for all M ≤ max; evidence for the asymptotic statement, not a proof',
  ],
  domain: upTo('M', 5000),
  quick: { max: 500 },
  instances: ({ domain }) => membersUpTo(domain.max),
  digest: ({ nA, nB }, { part }) => (part === 'sum' ? nA + nB : part === 'n_a' ? nA : nB),
  method: 'pass',
  printed: {
    sum: { says: 'n_a + n_b = M', holds: ({ M, nA, nB }) => nA + nB === M },
    n_a: { says: 'n_a ~ M/(g+1)', holds: ({ M, nA }) => isNear(nA, M, SHARE_OF_A) },
    n_b: { says: 'n_b ~ M/(g+1)²', holds: ({ M, nB }) => isNear(nB, M, SHARE_OF_B) },
  },
  // The mutation is false because the share of A is not three fifths.
  wrongAt: { case: { part: 'n_a' }, max: 100 },
  wrong: ({ M, nA }) => isNear(nA, M, goldenOf({ p: 3n, q: 5n })),
})
