import { wythoffPlane } from '@nim/bruteforce'
import { addGolden, floorTimesGolden, PHI } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { leastIndex } from '../../../judge/shapes/v/index-procedure.ts'
import { fixed, judgeList, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The numbers of the example. */
interface Example6 {
  readonly S: number
  readonly k: number
  readonly floorK: number
  /** S/(g+2) to three decimals, in thousandths. */
  readonly quotientThousandths: number
  readonly i: number
  readonly floorI: number
}

/** Both equations for S = 102. */
export const vEx6: Claim = vClaim<Record<string, never>, FixedDomain, Example6>({
  id: 'V-Ex6',
  kind: 'example',
  source: 'Example 6',
  paperStatus: 'asserted',
  title: 'S = 102: k* = 64, ⌊64(g+1)⌋ = 103, no a_k; i* = 39 from 38.961, b_39 = 102',
  statement: String.raw`$a_k=102$: $k^*=64$ is the least integer with $k^*\ge 102/(g+1)$; $\lfloor 64(g+1)\rfloor=103\ne 102$, so there is no solution. $b_i=102$: $i\ge 102/(g+2)=38.961$, $i^*=39$, and $\lfloor 39(g+2)\rfloor=102$.`,
  conventions: ['the quotient is compared after rounding to three decimals'],
  decides:
    'every printed number by exact arithmetic in Q(√5), and that 102 is b_39 and no a_k by the pass over the plane',
  complexity: 'O(1)',
  parameters: [],
  instances: 6,
  defaultDomain: fixed,
  printed: { S: 102, k: 64, floorK: 103, quotientThousandths: 38_961, i: 39, floorI: 102 },
  judge: ({ S, k, floorK, quotientThousandths, i, floorI }, asked) =>
    judgeList(asked, 'exact arithmetic', (test) => {
      const phi2 = addGolden(PHI, { a: 1n, b: 0n, c: 1n })
      const { points } = wythoffPlane(2 * S + 3)
      const compare = (name: string, wanted: number, found: bigint | number): void =>
        test(BigInt(wanted) === BigInt(found), wanted, () => ({
          witness: { S, entry: name },
          expected: wanted,
          actual: String(found),
          explain: `${name}: printed ${wanted}, exactly ${found}`,
        }))
      compare('k*', k, leastIndex(PHI, BigInt(S)))
      compare('⌊k*(g+1)⌋', floorK, floorTimesGolden(PHI, BigInt(k)))
      compare('number of k with a_k = S', 0, points.filter(([c]) => c === S).length)
      // leastIndex(φ², 1000·S) − 1 is ⌊1000·S/φ²⌋; in units of half a thousandth this rounds.
      compare(
        'thousandths of S/(g+2)',
        quotientThousandths,
        leastIndex(phi2, 2000n * BigInt(S)) / 2n,
      )
      compare('i*', i, leastIndex(phi2, BigInt(S)))
      compare('⌊i*(g+2)⌋', floorI, floorTimesGolden(phi2, BigInt(i)))
      compare(
        'index i with b_i = S',
        i,
        points.findIndex(([, d]) => d === S),
      )
    }),
})
