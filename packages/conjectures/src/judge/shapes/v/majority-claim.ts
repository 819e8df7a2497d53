import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { memberCounts } from '../../../facts/wythoff/member-counts.ts'
import { choice, judgeList, upTo, vClaim } from './v-claim.ts'

/** What is said of n_a(M) and n_b(M). */
export type Majority = (nA: number, nB: number, M: number) => boolean

/** A claim that A has more members up to M than B. */
export function majorityClaim(
  claim: Pick<Claim, 'id' | 'source' | 'title' | 'statement'>,
  printed: Majority,
): Claim {
  return vClaim<{ part: string }, UpToDomain, Majority>({
    ...claim,
    kind: 'remark',
    paperStatus: 'asserted',
    conventions: [
      'part counts: the numbers themselves; part tries: over S = 1..M, trying a_k = S first and b_i = S second takes fewer tries than the other way round, two tries counting for a failed first one',
    ],
    decides: 'every M up to max, counted on the winning points found by the pass over the plane',
    complexity: 'O(max²)',
    parameters: [choice('part', 'the counts, or the tries', 'counts', 'tries')],
    defaultDomain: upTo('M', 5000),
    quick: { max: 500 },
    printed,
    judge: (hasMajority, asked) =>
      judgeList(asked, 'pass', (test) => {
        const { nA, nB } = memberCounts(asked.domain.max)
        for (let M = 1; M <= asked.domain.max; M++) {
          const [a, b] = [nA[M]!, nB[M]!]
          // Trying A first takes a + 2b tries in all, trying B first b + 2a.
          const holds =
            asked.parameters.part === 'counts'
              ? hasMajority(a, b, M)
              : hasMajority(b + 2 * a, a + 2 * b, M)
          test(holds, a, () => ({
            witness: { M, n_a: a, n_b: b },
            expected: 'more',
            actual: `${a} and ${b}`,
            explain: `of 1..${M} ${a} are some a_k and ${b} some b_i`,
          }))
        }
      }),
  })
}
