import { addGolden, compareGolden, G, type GoldenNumber, goldenOf } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { firstWinningPoints } from '../../facts/wythoff/first-winning-points.ts'
import { judgeList, upTo, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** The constant of Conjecture 1. */
export const vC3: Claim = vClaim<Record<string, never>, UpToDomain, GoldenNumber>({
  id: 'V-C3',
  kind: 'conjecture',
  source: 'Conjecture 3',
  paperStatus: 'conjectured',
  title: 'z = g + 1, g = (√5−1)/2',
  statement: String.raw`$z=g+1$ with $g=(\sqrt5-1)/2$ (21).`,
  conventions: ['every n narrows the z of (16): a_n = ⌊nz⌋ says a_n/n ≤ z < (a_n+1)/n'],
  decides:
    'for every n up to max, whether z lies in the interval that the winning point number n, found by the pass over the plane, leaves to it; data: how narrow the intervals leave it',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: upTo('n', 4000),
  quick: { max: 500 },
  printed: addGolden(G, { a: 1n, b: 0n, c: 1n }),
  judge: (z, asked) =>
    judgeList(asked, 'exact comparison', (test) => {
      const { a } = firstWinningPoints(asked.domain.max)
      let [low, high] = [1, 1]
      for (let n = 1; n <= asked.domain.max; n++) {
        const at = (p: number): GoldenNumber => goldenOf({ p: BigInt(p), q: BigInt(n) })
        const fits = compareGolden(at(a[n]!), z) <= 0 && compareGolden(z, at(a[n]! + 1)) < 0
        if (a[n]! * low > a[low]! * n) low = n
        if ((a[n]! + 1) * high < (a[high]! + 1) * n) high = n
        test(fits, a[n]!, () => ({
          witness: { n, a_n: a[n]! },
          expected: `${a[n]}/${n} ≤ z < ${a[n]! + 1}/${n}`,
          actual: 'z is outside',
          explain: `the winning point number ${n} has a_n = ${a[n]}, which is not ⌊${n}z⌋`,
        }))
      }
      return { largestLowerBound: `${a[low]}/${low}`, leastUpperBound: `${a[high]! + 1}/${high}` }
    }),
})
