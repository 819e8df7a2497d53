import { keptByMRule } from '@nim/core/gm'
import { exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { rankDrops } from '../../rows/rank-drops.ts'
import { FAILS, HOLDS, SILENT } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { boxClaim } from '../../judge/shapes/gn/box-claim.ts'
import { type KeepingRule, keptByMRuleAlongRow } from '../../facts/gm/kept-along-row.ts'
import { keeping } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined } from '../../judge/shapes/gn/vector-claim.ts'

/** The M-rule is optimal. */
export const gn32b: Claim = boxClaim<KeepingRule>({
  id: 'GN-3.2.b',
  kind: 'theorem',
  source: `${GN}, section 3.2 (theorem of arXiv:2304.06498)`,
  paperStatus: 'quoted',
  title: 'R is even iff x is P; the M-rule wins as fast and resists as long as possible',
  statement: String.raw`In $NIM(n,n-1)$, $R(x)$ is even iff $x$ is a P-position. The M-rule wins as fast as possible from N-positions and resists as long as possible from P-positions.`,
  conventions: ['normal play; optimal means R(x) = 1 + R(x′) for the position x′ it leads to'],
  decides:
    'every nonterminal position of the box: parity of R against the outcome, and R after the M-move',
  parameters: [piles(2, 2, 6)],
  method: 'retrograde',
  positions: 40_000,
  bytes: 0,
  tables: { ruleset: (n) => exactSlowNim(n, n - 1), of: ['remoteness', 'outcome'] },
  printed: Object.assign((x: readonly number[]) => keptByMRule(x), {
    alongRow: keptByMRuleAlongRow,
  }),
  rows: ({ alongRow }, _, box, solved) => {
    if (alongRow === undefined) return null
    const { values: remoteness } = solved('remoteness')
    const { values: outcomes } = solved('outcome')
    const drops = rankDrops(box)
    return (outer, answers, values, length, rank) => {
      const x2 = outer[1]!
      if (x2 === 0) {
        answers.fill(SILENT, 0, length)
        return
      }
      const { even, other } = alongRow(outer)
      const evenDistance = distanceOf(drops, outer, even)
      const otherDistance = distanceOf(drops, outer, other)
      for (let x1 = 0; x1 < length; x1++) {
        const isEven = (x1 & 1) === 0 && x1 < x2
        const actual = remoteness[rank + x1]!
        const isParityRight = (actual & 1) === outcomes[rank + x1]
        const isLegal = x1 > 0 || (isEven ? even : other) === 1
        const after = remoteness[rank + x1 - (isEven ? evenDistance : otherDistance)]!
        values[x1] = actual
        answers[x1] = isParityRight && isLegal && actual === 1 + after ? HOLDS : FAILS
      }
    }
  },
  examiner: (keptBy, _, solved) => {
    const table = solved('remoteness')
    const outcomes = solved('outcome')
    return (x, rank, box) => {
      if (x[1] === 0) return null
      const actual = table.values[rank]!
      const next = keeping(x, keptBy(x))
      const isParityRight = (actual % 2 === 0) === (outcomes.values[rank] === 0)
      const isLegal = next.every((pile) => pile >= 0)
      const after = isLegal ? table.values[box.rank(next.sort((a, b) => a - b))]! : -1
      return examined(actual, isParityRight && actual === 1 + after, () => ({
        expected: 1 + after,
        actual,
        explain: `R = ${actual}, the M-move leads to ${next.join()} with R = ${after}`,
      }))
    }
  },
})

/**
 * By how much the rank falls if this pile (1-based) is kept and the others are lowered: of equal ones
 * the last is kept, so that the position stays sorted. x_1 takes away 1, whatever it is.
 */
function distanceOf(
  drops: readonly Float64Array[],
  outer: readonly number[],
  kept: number,
): number {
  let last = kept - 1
  while (last > 0 && last + 1 < outer.length && outer[last + 1] === outer[last]) last++
  let distance = last === 0 ? 0 : 1
  for (let i = 1; i < outer.length; i++) if (i !== last) distance += drops[i]![outer[i]!]!
  return distance
}
