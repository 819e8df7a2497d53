import { keptByMRule } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { FAILS, HOLDS, SILENT } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { boxClaim } from '../../judge/shapes/gn/box-claim.ts'
import {
  type KeepingRule,
  keptByMRuleAlongRow,
  leastEvenOf,
} from '../../facts/gm/kept-along-row.ts'
import { pivotOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined } from '../../judge/shapes/gn/vector-claim.ts'

/** M-rule and GM-rule. */
export const gn32a: Claim = boxClaim<KeepingRule>({
  id: 'GN-3.2.a',
  kind: 'remark',
  source: `${GN}, section 3.2`,
  paperStatus: 'asserted',
  title: 'with at least one even entry the M-rule is the GM-rule for l = 2',
  statement: String.raw`On non-negative positions with at least one even entry the M-rule coincides with the GM-rule for $l=2$.`,
  conventions: ['of equal piles the last is kept, which changes nothing up to permutation'],
  decides: 'every position of the box with an even entry: whether both rules keep the same entry',
  parameters: [piles(1, 1, 5)],
  method: 'definition',
  positions: 5000,
  bytes: 0,
  printed: Object.assign((x: readonly number[]) => keptByMRule(x), {
    alongRow: keptByMRuleAlongRow,
  }),
  rows: ({ alongRow }) => {
    if (alongRow === undefined) return null
    return (outer, answers, values, length) => {
      const { even, other } = alongRow(outer)
      const x2 = outer[1] ?? Infinity
      // The last of the least even piles among the outer ones, which it is for x_1 = x_2 too.
      const least = leastEvenOf(outer)
      const pivotOuter = least === 0 ? 0 : outer.lastIndexOf(outer[least]!) + 1
      for (let x1 = 0; x1 < length; x1++) {
        const isLeast = (x1 & 1) === 0 && x1 < x2
        const pivot = isLeast ? 1 : pivotOuter
        values[x1] = pivot
        answers[x1] = pivot === 0 ? SILENT : (isLeast ? even : other) === pivot ? HOLDS : FAILS
      }
    }
  },
  examiner: (keptBy) => (x) => {
    const pivot = pivotOf(x, 2)
    if (pivot === 0) return null
    return examined(pivot, keptBy(x) === pivot, () => ({
      expected: keptBy(x),
      actual: pivot,
      explain: `the pivot for l = 2 is ${pivot}, the M-rule keeps entry ${keptBy(x)}`,
    }))
  },
})
