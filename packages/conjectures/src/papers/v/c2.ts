import { floorTimesGolden, type GoldenNumber, mulGolden, PHI } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { firstWinningPoints } from '../../facts/wythoff/first-winning-points.ts'
import { judgeList, upTo, vClaim } from '../../judge/shapes/v/v-claim.ts'

const MILLION = 1_000_000n

/** The ratio of the coordinates has the same limit. */
export const vC2: Claim = vClaim<Record<string, never>, UpToDomain, GoldenNumber>({
  id: 'V-C2',
  kind: 'conjecture',
  source: 'Conjecture 2 and Remark 2',
  paperStatus: 'conjectured',
  title: 'for large n, b_n/a_n = z + o(n)',
  statement: String.raw`For large $n$, $b_n/a_n=z+o(n)$ (17); from computer experiments.`,
  conventions: [
    'z = (1+√5)/2, the value of V-C3',
    'criterion: n·|b_n/a_n − z| ≤ 1 for all n ≤ max, stronger than the printed form; asymptotics are reported, not proved',
  ],
  decides: 'every n up to max, a_n and b_n found by the pass over the plane, compared exactly',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: upTo('n', 4000),
  quick: { max: 500 },
  printed: PHI,
  judge: (z, asked) =>
    judgeList(asked, 'exact comparison', (test) => {
      const { a, b } = firstWinningPoints(asked.domain.max)
      const fine = mulGolden(z, { a: MILLION, b: 0n, c: 1n })
      let largest = 0n
      for (let n = 1; n <= asked.domain.max; n++) {
        // n·|b_n − z·a_n|·10^6, to be at most 10^6·a_n.
        const off = BigInt(b[n]!) * MILLION - floorTimesGolden(fine, BigInt(a[n]!))
        const scaled = (BigInt(n) * (off < 0n ? -off : off)) / BigInt(a[n]!)
        if (scaled > largest) largest = scaled
        test(scaled <= MILLION, a[n]!, () => ({
          witness: { n, a_n: a[n]!, b_n: b[n]! },
          expected: 'n·|b_n/a_n − z| at most 1',
          actual: `${scaled} millionths`,
          explain: `b_${n}/a_${n} = ${b[n]}/${a[n]}, n times its distance from z is ${scaled} millionths`,
        }))
      }
      return { largestDeviationMillionths: Number(largest) }
    }),
})
