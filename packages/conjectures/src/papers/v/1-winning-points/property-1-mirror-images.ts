import { orderedWythoffPlane } from '@nim/bruteforce'
import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { orderedPartners } from '../../../facts/wythoff/ordered-plane.ts'
import { box, judgeList, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** Winning points come with their mirror images. */
export const vP1: Claim = vClaim<
  Record<string, never>,
  BoxDomain,
  (c: number, d: number) => readonly [number, number]
>({
  id: 'V-P1',
  kind: 'proposition',
  source: 'Property 1',
  paperStatus: 'asserted',
  title: 'if (c,d) is a winning point, so is (d,c)',
  statement: String.raw`If $(c,d)$ is a winning point, so is $(d,c)$.`,
  conventions: ['points are ordered pairs here and never swapped'],
  decides:
    'for every winning point of the square, whether its mirror image is one, both by the definition on ordered pairs',
  complexity: 'O(max²)',
  parameters: [],
  bytesPerPosition: 2,
  defaultDomain: box(120),
  quick: { max: 60 },
  printed: (c, d) => [d, c],
  judge: (mirror, asked) =>
    judgeList(asked, 'definition', (test) => {
      const { max } = asked.domain
      const isP = asked.limits.kernel === 'second' ? orderedWythoffPlane(max) : isOrderedP(max)
      for (let c = 0; c <= max; c++) {
        for (let d = 0; d <= max; d++) {
          if (!isP(c, d)) continue
          const [x, y] = mirror(c, d)
          if (x > max || y > max) continue
          test(isP(x, y), c, () => ({
            witness: { c, d },
            expected: `(${x},${y}) is a winning point`,
            actual: 'it is not',
            explain: `(${c},${d}) is a winning point and (${x},${y}) is none`,
          }))
        }
      }
    }),
})

function isOrderedP(max: number): (x: number, y: number) => boolean {
  const partner = orderedPartners(max)
  return (x, y) => partner[x] === y
}
