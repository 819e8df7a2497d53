import { formatPosition } from '@nim/core/rules'
import type { Asked } from '../claim.ts'
import { streamHeader } from '../evidence/check-outcomes.ts'
import { tally } from '../evidence/tally.ts'
import type { BoxDomain, CheckResult } from '../verdict.ts'
import { kPlusOneTables } from './k-plus-one-tables.ts'
import { levelsByCritical } from './level-sets.ts'

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
  box.forEach((x, rank) => (critical[rank] = criticalLevels(x)[0] ?? -1))
  const most = critical.reduce((a, b) => Math.max(a, b), 0)
  const levels = levelsByCritical(box, critical, most)
  const found = tally(streamHeader(id, parameters, domain))
  box.forEach((x, rank) => {
    const { R } = tables.at(x)
    found.test(x, levels[rank] === R, R)
  })
  return found.result('retrograde', (x) => ({
    expected: levels[box.rank(x)]!,
    actual: tables.at(x).R,
    explain: `the formula gives ${levels[box.rank(x)]} at ${formatPosition(x)} (−1: none or several), but R = ${tables.at(x).R}`,
  }))
}
