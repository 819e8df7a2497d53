import { keptByMRule } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { FAILS, HOLDS } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { boxClaim } from '../../judge/shapes/gn/box-claim.ts'
import {
  type KeepingRule,
  keptByMRuleAlongRow,
  leastEvenOf,
} from '../../facts/gm/kept-along-row.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined } from '../../judge/shapes/gn/vector-claim.ts'

/** The M-rule. */
export const gn32rule: Claim = boxClaim<KeepingRule>({
  id: 'GN-3.2.rule',
  kind: 'definition',
  source: `${GN}, section 3.2`,
  paperStatus: 'quoted',
  title: 'M-rule: if all piles are odd keep a largest one, otherwise keep a smallest even one',
  statement: String.raw`M-rule for $NIM(n,n-1)$: (o) if all piles are odd, keep a largest one and reduce all others; (e) if there are even piles, keep a smallest even one and reduce all others.`,
  decides:
    'for every position of the box whether the pile kept is one that the rule allows, and, if the position is not terminal, whether the move is legal',
  parameters: [piles(2, 2, 5)],
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
      const at = leastEvenOf(outer)
      const wantedOuter = outer[at === 0 ? outer.length - 1 : at]!
      const x2 = outer[1] ?? Infinity
      for (let x1 = 0; x1 < length; x1++) {
        const isEven = (x1 & 1) === 0
        const kept = isEven && x1 < x2 ? even : other
        const wanted = isEven ? x1 : outer.length === 1 ? x1 : wantedOuter
        // Only x_1 can be empty where the play is not over.
        const isLegal = x1 > 0 || x2 === 0 || kept === 1
        values[x1] = wanted
        answers[x1] = (kept === 1 ? x1 : outer[kept - 1]!) === wanted && isLegal ? HOLDS : FAILS
      }
    }
  },
  examiner: (keptBy) => (x) => {
    const kept = x[keptBy(x) - 1]!
    const even = x.filter((pile) => pile % 2 === 0)
    const wanted = even.length === 0 ? Math.max(...x) : Math.min(...even)
    const isOver = x.filter((pile) => pile === 0).length >= 2
    const isLegal = isOver || x.every((pile, i) => pile > 0 || i + 1 === keptBy(x))
    return examined(wanted, kept === wanted && isLegal, () => ({
      expected: kept,
      actual: wanted,
      explain: `the rule keeps a pile of size ${wanted}, not ${kept}${isLegal ? '' : ', and the move is not legal'}`,
    }))
  },
})
