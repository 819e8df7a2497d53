import {
  floorTimesGolden,
  G,
  type GoldenNumber,
  goldenOf,
  compareGolden,
  mulGolden,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { memberCounts } from '../../../facts/wythoff/member-counts.ts'
import { choice, fixed, judgeList, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The numbers of the example. */
interface Example8 {
  readonly M: number
  readonly nA: number
  readonly nB: number
  readonly shareA: GoldenNumber
  readonly shareB: GoldenNumber
  /** g² to three decimals, in thousandths. */
  readonly squareThousandths: number
}

/** The counts for M = 50. */
export const vEx8: Claim = vClaim<{ part: string }, FixedDomain, Example8>({
  id: 'V-Ex8',
  kind: 'example',
  source: 'Example 8',
  paperStatus: 'asserted',
  title: 'M = 50: n_a = 31, n_b = 19; some a_k with probability g, some b_i with g² = 0.382',
  statement: String.raw`$M=50$: $n_a=31$, $n_b=19$; a random $u$ in $1..50$ is some $a_k$ with probability $g$, some $b_i$ with probability $g^2=0.382$.`,
  conventions: [
    'readings of the probabilities: exactly g and g² (exact), or rounded to two decimals (rounded)',
    'g² = 0.382 is compared after rounding to three decimals',
  ],
  decides: 'the counts on the winning points found by the pass over the plane; the rest exactly',
  complexity: 'O(1)',
  parameters: [choice('part', 'part of the example', 'counts', 'square', 'exact', 'rounded')],
  instances: 2,
  defaultDomain: fixed,
  printed: { M: 50, nA: 31, nB: 19, shareA: G, shareB: mulGolden(G, G), squareThousandths: 382 },
  judge: ({ M, nA, nB, shareA, shareB, squareThousandths }, asked) =>
    judgeList(asked, 'pass', (test) => {
      const counts = memberCounts(M)
      const compare = (
        name: string,
        holds: boolean,
        wanted: string | number,
        found: string | number,
      ): void =>
        test(holds, 1, () => ({
          witness: { M, entry: name },
          expected: wanted,
          actual: found,
          explain: `${name}: printed ${wanted}, found ${found}`,
        }))
      const sides = [
        { name: 'n_a', printed: nA, count: counts.nA[M]!, share: shareA },
        { name: 'n_b', printed: nB, count: counts.nB[M]!, share: shareB },
      ]
      for (const { name, printed, count, share } of sides) {
        if (asked.parameters.part === 'counts') compare(name, count === printed, printed, count)
        if (asked.parameters.part === 'exact') {
          const ratio = goldenOf({ p: BigInt(count), q: BigInt(M) })
          compare(`${name}/M`, compareGolden(ratio, share) === 0, 'g or g²', `${count}/${M}`)
        }
        if (asked.parameters.part === 'rounded') {
          const hundredths = rounded(share, 100n)
          // count/M in hundredths, rounded half up, with exact integers.
          const found = (BigInt(count) * 200n + BigInt(M)) / (2n * BigInt(M))
          compare(`${name}/M`, found === hundredths, `${hundredths}/100`, `${found}/100`)
        }
      }
      if (asked.parameters.part === 'square') {
        const found = Number(rounded(mulGolden(G, G), 1000n))
        compare('g²', found === squareThousandths, squareThousandths, found)
      }
    }),
})

/** The value times the scale, rounded. */
function rounded(value: GoldenNumber, scale: bigint): bigint {
  return (floorTimesGolden(value, 2n * scale) + 1n) / 2n
}
