import { ceilLog2Of } from '@nim/core/wythoff'
import type { Asked } from '../../claim/claim.ts'
import type { CaseParameters } from '../../claim/parameter.ts'
import type { CheckResult, UpToDomain } from '../../claim/verdict.ts'
import { judgeList } from '../../judge/shapes/v/v-claim.ts'

/** The approximation of ⌈log2(⌈log10 n⌉/3)⌉ at n = 10^k. */
export type LogLog = (k: number) => number

/** From this j on, at n = 10^(10^j), the two sides may differ by a factor of at most 2. */
const FROM = 1

/**
 * Judges f ~ h at n = 10^(10^j): asymptotic equality makes the quotient tend to 1, so from some j on it
 * lies between 1/2 and 2. The criterion asks this from j = 1 (n = 10^10) on.
 */
export function judgeLogLog(
  approximation: LogLog,
  asked: Asked<CaseParameters, UpToDomain>,
): CheckResult {
  return judgeList(asked, 'exact integers', (test) => {
    for (let j = FROM; j <= asked.domain.max; j++) {
      const k = 10 ** j
      const value = ceilLog2Of(k, 3)!
      const other = approximation(k)
      test(value <= 2 * other && other <= 2 * value, value, () => ({
        witness: { n: `10^(10^${j})` },
        expected: other,
        actual: value,
        explain: `for n = 10^(10^${j}): ⌈log2(⌈log10 n⌉/3)⌉ = ${value}, the approximation is ${other}`,
      }))
    }
  })
}
