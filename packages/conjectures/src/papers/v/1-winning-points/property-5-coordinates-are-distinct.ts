import { wythoffPlane } from '@nim/bruteforce'
import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { box, choice, judgeList, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** Coordinates of different winning points differ. */
export const vP5: Claim = vClaim<
  { part: string },
  BoxDomain,
  (w: readonly [number, number], v: readonly [number, number]) => boolean
>({
  id: 'V-P5',
  kind: 'proposition',
  source: 'Property 5',
  paperStatus: 'asserted',
  title: 'all coordinates of two distinct winning points are distinct',
  statement: String.raw`For two distinct winning points $w_i$, $w_k$ all of $c_i,d_i,c_k,d_k$ are distinct integers.`,
  conventions: ['pairs with w_0 = (0,0) are a part of their own'],
  decides: 'all pairs of winning points of the box, found by the pass over the plane',
  complexity: 'O(max²)',
  parameters: [
    choice('part', 'pairs of points w_n with n ≥ 1, or pairs with w_0', 'positive', 'with w_0'),
  ],
  defaultDomain: box(1500),
  quick: { max: 300 },
  printed: (w, v) => new Set([...w, ...v]).size === 4,
  judge: (areDistinct, asked) =>
    judgeList(asked, 'pass', (test) => {
      const [origin, ...positive] = wythoffPlane(asked.domain.max).points
      positive.forEach((w, k) => {
        const others = asked.parameters.part === 'positive' ? positive.slice(0, k) : [origin!]
        for (const v of others) {
          test(areDistinct(v, w), w[0], () => ({
            witness: { w_i: v, w_k: w },
            expected: 'four distinct integers',
            actual: [...v, ...w].join(),
            explain: `(${v.join()}) and (${w.join()}) are winning points with coordinates ${[...v, ...w].join(', ')}`,
          }))
        }
      })
    }),
})
