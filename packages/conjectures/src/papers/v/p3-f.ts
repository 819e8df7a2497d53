import { wythoffPlane } from '@nim/bruteforce'
import type { Claim } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { partnerTable } from '../../facts/wythoff/partner-table.ts'
import { box, judgeList, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** The display under Property 3, read literally. */
export const vP3F: Claim = vClaim<
  Record<string, never>,
  BoxDomain,
  (inH: boolean, inV: boolean, inD: boolean) => boolean
>({
  id: 'V-P3.f',
  kind: 'proposition',
  source: 'display under Property 3',
  paperStatus: 'asserted',
  title: 'for (S,L) ∈ W and u > 0 one of (S−u,L), (S,L−u), (S−u,L−u) is not in W',
  statement: String.raw`If $(S,L)\in W$ then for any positive integer $u$: $(S-u,L)\notin W$ or $(S,L-u)\notin W$ or $(S-u,L-u)\notin W$.`,
  conventions: [
    'literal: a disjunction, weaker than Property 3',
    'points with a negative coordinate are not in W; u runs to L + 1, beyond which all are',
  ],
  decides: 'for every winning point of the box and every u ≤ L + 1, whether the display holds',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: box(600),
  quick: { max: 200 },
  printed: (inH, inV, inD) => !inH || !inV || !inD,
  judge: (display, asked) =>
    judgeList(asked, 'pass', (test) => {
      const plane = wythoffPlane(asked.domain.max)
      const partner = partnerTable(plane.points, asked.domain.max)
      const isIn = (x: number, y: number): boolean =>
        x >= 0 && y >= 0 && partner[Math.min(x, y)] === Math.max(x, y)
      for (const [S, L] of plane.points) {
        for (let u = 1; u <= L + 1; u++) {
          const [inH, inV, inD] = [isIn(S - u, L), isIn(S, L - u), isIn(S - u, L - u)]
          const count = (inH ? 1 : 0) + (inV ? 1 : 0) + (inD ? 1 : 0)
          test(display(inH, inV, inD), count, () => ({
            witness: { S, L, u },
            expected: 'the display holds',
            actual: `in W: ${[inH, inV, inD].join()}`,
            explain: `(${S},${L}) is in W; membership of the three points for u = ${u}: ${[inH, inV, inD].join()}`,
          }))
        }
      }
    }),
})
