import { formatPosition } from '@nim/core/rules'
import type { Asked } from '../claim.ts'
import { streamHeader } from '../evidence/check-outcomes.ts'
import { forEachRow } from '../evidence/for-each-row.ts'
import { numbersByClass } from '../evidence/numbers-by-class.ts'
import { tally } from '../evidence/tally.ts'
import { testByRows } from '../evidence/test-by-rows.ts'
import type { BoxDomain, CheckResult } from '../verdict.ts'
import { kPlusOneTables } from './k-plus-one-tables.ts'
import { largest, levelsByCritical } from './level-sets.ts'

/**
 * GMMV-S3 (a): R(x) is the only m such that a z ≼ x is m-critical and none is (m+1)-critical, where
 * critical means what the statement says, not what the definition says.
 */
export function checkSemilinearFormula(
  { criticalLevels }: { readonly criticalLevels: (x: readonly number[]) => readonly number[] },
  { id, parameters, domain, limits }: Asked<{ readonly part: string; n: number }, BoxDomain>,
): CheckResult {
  const tables = kPlusOneTables(parameters.n, domain, limits)
  const { box } = tables
  const critical = new Int32Array(box.count)
  const firstLevels = numbersByClass(criticalLevels, box, (x) => criticalLevels(x)[0] ?? -1)
  const row = new Int32Array(box.max + 1)
  forEachRow(box, (outer, length, rank) => {
    firstLevels(outer, row, length, rank)
    for (let x1 = 0; x1 < length; x1++) critical[rank + x1] = row[x1]!
  })
  const levels = levelsByCritical(box, critical, largest(critical), limits.kernel)
  const found = tally(streamHeader(id, parameters, domain))
  testByRows(found, box, tables.R, (rank) => levels[rank] === tables.R[rank])
  return found.result('retrograde', (x) => ({
    expected: levels[box.rank(x)]!,
    actual: tables.at(x).R,
    explain: `the formula gives ${levels[box.rank(x)]} at ${formatPosition(x)} (−1: none or several), but R = ${tables.at(x).R}`,
  }))
}
