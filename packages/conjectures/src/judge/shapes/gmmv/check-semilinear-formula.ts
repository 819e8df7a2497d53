import { exactSlowNim, formatPosition } from '@nim/core/rules'
import type { Asked } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { numbersByClass } from '../../../rows/numbers-by-class.ts'
import { tally } from '../../tally.ts'
import { testByRanks } from '../../test-by-ranks.ts'
import { withTable } from '../../../rows/with-table.ts'
import type { BoxDomain, CheckResult } from '../../../claim/verdict.ts'
import { levelsByCritical } from '../../../facts/exact-slow/level-sets.ts'

/**
 * GMMV-S3 (a): R(x) is the only m such that a z ≼ x is m-critical and none is (m+1)-critical, where
 * critical means what the statement says, not what the definition says.
 */
export function checkSemilinearFormula(
  { criticalLevels }: { readonly criticalLevels: (x: readonly number[]) => readonly number[] },
  { id, parameters, domain, limits }: Asked<{ readonly part: string; n: number }, BoxDomain>,
): CheckResult {
  const ruleset = exactSlowNim(parameters.n, parameters.n - 1)
  return withTable(ruleset, domain, { value: 'remoteness', ...limits }, (table) => {
    const { box } = table
    const critical = numbersByClass(criticalLevels, box, (x) => criticalLevels(x)[0] ?? -1)
    const levels = levelsByCritical(box, critical, limits.kernel)
    const found = tally(streamHeader(id, parameters, domain))
    testByRanks(found, table, (words, count, rank, entries, at) => {
      let failing = 0
      for (let i = 0; i < count; i++) {
        const R = entries[at + i]!
        const fails = levels[rank + i] === R ? 0 : 1
        words[i] = 2 * R + fails
        failing |= fails
      }
      return failing
    })
    return found.result('retrograde', (x) => {
      const level = levels[box.rank(x)]!
      const R = table.at(x)
      return {
        expected: level,
        actual: R,
        explain: `the formula gives ${level} at ${formatPosition(x)} (−1: none or several), but R = ${R}`,
      }
    })
  })
}
