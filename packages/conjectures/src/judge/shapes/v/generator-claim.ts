import { lowerWythoff, type WythoffSequences } from '@nim/core/wythoff'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { Asked } from '../../../claim/claim.ts'
import type { CheckResult, UpToDomain } from '../../../claim/verdict.ts'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { judgeList } from './v-claim.ts'

/** Terms compared with the winning points found by the rules; later ones with the closed form. */
const BY_RULES = 2000

/**
 * Compares a generator term by term: with the winning points found by the pass over the plane for
 * n ≤ `byRules` (2000 unless told), beyond with ⌊nφ⌋ by integer square roots.
 */
export function judgeGenerator(
  generate: (count: number) => WythoffSequences,
  asked: Asked<CaseParameters, UpToDomain>,
  byRules: number = BY_RULES,
): CheckResult {
  const { max } = asked.domain
  return judgeList(asked, 'pass and closed form', (test) => {
    const { a, b } = generate(max)
    const tables = firstWinningPoints(Math.min(max, byRules))
    for (let n = 1; n <= max; n++) {
      const lower = n <= byRules ? tables.a[n]! : lowerWythoff(n)
      const upper = n <= byRules ? tables.b[n]! : lower + n
      test(a[n] === lower && b[n] === upper, lower, () => ({
        witness: { n },
        expected: `(${a[n]},${b[n]})`,
        actual: `(${lower},${upper})`,
        explain: `the generation gives (a_${n},b_${n}) = (${a[n]},${b[n]}), the winning point is (${lower},${upper})`,
      }))
    }
  })
}
