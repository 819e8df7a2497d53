import { floorTimesGolden, type GoldenNumber, mulGolden } from '@nim/core/wythoff'
import type { Asked } from '../../claim/claim.ts'
import type { CaseParameters } from '../../claim/parameter.ts'
import type { CheckResult, UpToDomain } from '../../claim/verdict.ts'
import { firstWinningPoints, type WinningTables } from './first-winning-points.ts'
import { judgeList } from '../../judge/shapes/v/v-claim.ts'

const MILLION = 1_000_000n

/**
 * Judges that a sequence grows like n·slope: |v_n − n·slope| ≤ 1 for every n, from which
 * v_n/n = slope + O(1/n). Reports the largest deviation in millionths, rounded down.
 */
export function judgeLinearGrowth(
  slope: GoldenNumber,
  termOf: (tables: WinningTables, n: number) => number,
  asked: Asked<CaseParameters, UpToDomain>,
): CheckResult {
  return judgeList(asked, 'exact comparison', (test) => {
    const tables = firstWinningPoints(asked.domain.max)
    const fine = mulGolden(slope, { a: MILLION, b: 0n, c: 1n })
    let largest = 0n
    for (let n = 1; n <= asked.domain.max; n++) {
      const term = termOf(tables, n)
      const off = BigInt(term) * MILLION - floorTimesGolden(fine, BigInt(n))
      const deviation = off < 0n ? -off : off
      if (deviation > largest) largest = deviation
      test(deviation <= MILLION, term, () => ({
        witness: { n, term },
        expected: 'at most 1 from n times the slope',
        actual: `${deviation} millionths`,
        explain: `the term number ${n} is ${term}, which is ${deviation} millionths away from ${n} times the slope`,
      }))
    }
    return { largestDeviationMillionths: Number(largest) }
  })
}
