import type { Claim, ClaimKind } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { judgeList, upTo, vClaim } from './v-claim.ts'

/** Proposition 2, which is printed twice: the n-th winning point has difference n. */
export function differenceIsIndexClaim(id: string, kind: ClaimKind, source: string): Claim {
  return vClaim<Record<string, never>, UpToDomain, (n: number) => number>({
    id,
    kind,
    source,
    paperStatus: 'proved',
    title: 'd_n − c_n = n',
    statement: String.raw`$d_n-c_n=n$ for every $n=1,2,\dots$ (3), the winning points $w_n=(c_n,d_n)$ with $c\le d$ ordered by $c$.`,
    conventions: [],
    decides: 'every winning point w_1..w_max, found by the pass over the plane',
    complexity: 'O(max²)',
    parameters: [],
    defaultDomain: upTo('n', 3000),
    quick: { max: 300 },
    printed: (n) => n,
    judge: (difference, asked) =>
      judgeList(asked, 'pass', (test) => {
        const { a, b } = firstWinningPoints(asked.domain.max)
        for (let n = 1; n <= asked.domain.max; n++) {
          const actual = b[n]! - a[n]!
          test(difference(n) === actual, actual, () => ({
            witness: { n, w_n: [a[n]!, b[n]!] },
            expected: difference(n),
            actual,
            explain: `the winning point number ${n} is (${a[n]},${b[n]})`,
          }))
        }
      }),
  })
}
