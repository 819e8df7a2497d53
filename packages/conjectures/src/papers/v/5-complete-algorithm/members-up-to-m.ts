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
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { memberCounts } from '../../../facts/wythoff/member-counts.ts'
import { choice, judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The shares of A and B among the integers, and their sum. */
interface Shares {
  readonly a: GoldenNumber
  readonly b: GoldenNumber
  readonly total: (M: number) => number
}

const ONE = goldenOf({ p: 1n, q: 1n })

/** How many integers are in A and in B. */
export const v18: Claim = vClaim<{ part: string }, UpToDomain, Shares>({
  id: 'V-18',
  kind: 'proposition',
  source: 'section 18 (53)',
  paperStatus: 'asserted',
  title: 'n_a + n_b = M, n_a(M) ~ M/(g+1), n_b(M) ~ M/(g+1)²',
  statement: String.raw`$n_a$, $n_b$: how many integers of $1..M$ are some $a_k$, some $b_k$: $n_a+n_b=M$; $n_a(M)\sim M/(g+1)$, $n_b(M)\sim M/(g+1)^2$ (53). So the elements of a random pair are more likely in $A$ than in $B$.`,
  conventions: [
    'criterion for ~: the count is within 1 of M times the share for all M ≤ max; asymptotics are reported, not proved',
  ],
  decides: 'every M up to max, counted on the winning points found by the pass over the plane',
  complexity: 'O(max²)',
  parameters: [choice('part', 'the sum, the count in A, in B', 'sum', 'n_a', 'n_b')],
  defaultDomain: upTo('M', 5000),
  quick: { max: 500 },
  printed: {
    a: divGolden(ONE, PHI),
    b: divGolden(ONE, mulGolden(PHI, PHI)),
    total: (M) => M,
  },
  judge: ({ a, b, total }, asked) =>
    judgeList(asked, 'pass', (test) => {
      const { nA, nB } = memberCounts(asked.domain.max)
      const { part } = asked.parameters
      for (let M = 1; M <= asked.domain.max; M++) {
        if (part === 'sum') {
          const sum = nA[M]! + nB[M]!
          test(sum === total(M), sum, () => ({
            witness: { M, n_a: nA[M]!, n_b: nB[M]! },
            expected: total(M),
            actual: sum,
            explain: `n_a + n_b = ${nA[M]} + ${nB[M]} for M = ${M}`,
          }))
          continue
        }
        const count = part === 'n_a' ? nA[M]! : nB[M]!
        const share = mulGolden(part === 'n_a' ? a : b, goldenOf({ p: BigInt(M), q: 1n }))
        const off = absGolden(subGolden(goldenOf({ p: BigInt(count), q: 1n }), share))
        test(compareGolden(off, ONE) <= 0, count, () => ({
          witness: { M },
          expected: 'within 1 of M times the share',
          actual: count,
          explain: `${part}(${M}) = ${count} is farther than 1 from ${M} times the share`,
        }))
      }
    }),
})
