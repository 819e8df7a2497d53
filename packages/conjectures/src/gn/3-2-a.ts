import { keptByMRule } from '@nim/core/gm'
import type { Claim } from '../claim.ts'
import { piles } from '../parameters-nk.ts'
import { boxClaim } from './box-claim.ts'
import { pivotOf } from './rule-by-definition.ts'
import { GN } from './source.ts'
import { examined } from './vector-claim.ts'

/** M-rule and GM-rule. */
export const gn32a: Claim = boxClaim<typeof keptByMRule>({
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
  printed: keptByMRule,
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
