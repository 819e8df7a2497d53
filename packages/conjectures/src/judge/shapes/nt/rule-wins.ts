import type { RowsOf } from './by-rows.ts'
import { setSums, tiedStacks } from '../../../facts/setnim/row-sets.ts'
import {
  endOfKind,
  firstOfKind,
  KINDS,
  nonemptyOuter,
  oddOuter,
  type Rule,
  ruleSets,
  sortedSets,
  stepOfKind,
} from '../../../facts/setnim/rule-rows.ts'

/** Whether a rule that looks at odd and empty stacks only leads from every N-position to a P-position. */
export function ruleWins(rule: Rule): RowsOf {
  return ({ n, k, drops, outcomes }) => {
    const values = outcomes()
    const sorted = sortedSets(n)
    const { begin, sums } = setSums(n)
    const rules = ruleSets(n, (x) => rule(x, k))
    return (outer, answers, length, rank) => {
      begin(outer, drops)
      const odd = oddOuter(outer)
      const nonempty = nonemptyOuter(outer)
      const ties = tiedStacks(outer)
      const last = n === 1 ? length : length - 1
      for (let kind = 0; kind < KINDS; kind++) {
        const first = firstOfKind(kind, last)
        const end = endOfKind(kind, last, length)
        const step = stepOfKind(kind)
        if (first >= end) continue
        const filled = nonempty + (first > 0 ? 1 : 0)
        let distance = 0
        // the rule is not asked at P-positions
        let asked = first
        while (asked < end && values[rank + asked] === 0) asked += step
        if (filled >= k && asked < end) {
          const set = rules.at(outer, asked, odd | (first & 1), filled)
          const those = sorted[((kind === 3 ? ties | 2 : ties) << (n - 1)) | set]!
          distance = sums[those >> 1]! + (those & 1)
        }
        // a terminal position is P; if it were not, it would be its own option
        for (let x1 = first; x1 < end; x1 += step) {
          // HOLDS = 0, FAILS = 1, SILENT = 2, without a branch, as it could not be foreseen
          const isN = values[rank + x1]!
          answers[x1] = (values[rank + x1 - distance]! & isN) | ((isN ^ 1) << 1)
        }
      }
    }
  }
}
