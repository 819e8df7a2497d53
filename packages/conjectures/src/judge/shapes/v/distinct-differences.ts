import { wythoffPlane } from '@nim/bruteforce'
import type { Claim, ClaimKind } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { box, judgeList, vClaim } from './v-claim.ts'

/** Proposition 1, which is printed twice: no two winning points have the same difference. */
export function distinctDifferencesClaim(id: string, kind: ClaimKind, source: string): Claim {
  return vClaim<Record<string, never>, BoxDomain, (c: number, d: number) => number>({
    id,
    kind,
    source,
    paperStatus: 'proved',
    title: 'no two winning points have the same difference d − c',
    statement: String.raw`No two winning points $w_i\ne w_k$ have $d_i-c_i=d_k-c_k$ (2).`,
    conventions: ['winning points with c ≤ d, (0,0) included'],
    decides: 'all pairs of winning points of the box, found by the pass over the plane',
    complexity: 'O(max²)',
    parameters: [],
    defaultDomain: box(1500),
    quick: { max: 300 },
    printed: (c, d) => d - c,
    judge: (difference, asked) =>
      judgeList(asked, 'pass', (test) => {
        const { points } = wythoffPlane(asked.domain.max)
        points.forEach(([c, d], k) => {
          for (const [x, y] of points.slice(0, k)) {
            test(difference(c, d) !== difference(x, y), d - c, () => ({
              witness: { w_i: [x, y], w_k: [c, d] },
              expected: 'different',
              actual: difference(c, d),
              explain: `(${x},${y}) and (${c},${d}) are winning points with the same difference`,
            }))
          }
        })
      }),
  })
}
