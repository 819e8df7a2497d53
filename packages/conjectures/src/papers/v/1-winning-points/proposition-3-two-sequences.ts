import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import {
  firstWinningPoints,
  type WinningTables,
} from '../../../facts/wythoff/first-winning-points.ts'
import { choice, judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The conditions on the sequences A and B, each for one index or one integer x. */
interface SequenceConditions {
  readonly first: number
  readonly difference: (n: number) => number
  /** How many of the sequences hold a positive integer. */
  readonly timesCovered: number
}

/** Two sequences that split the positive integers. */
export const vProp3: Claim = vClaim<{ part: string }, UpToDomain, SequenceConditions>({
  id: 'V-Prop3',
  kind: 'proposition',
  source: 'Proposition 3',
  paperStatus: 'proved',
  title: 'increasing A, B with a_1 = 1, b_n − a_n = n, disjoint, together all positive integers',
  statement: String.raw`There are increasing sequences $A$, $B$ of positive integers, $a_1=1$, with $A\cap B=\emptyset$ (6), $b_n-a_n=n$ for $n\ge 1$ (7), $A\cup B=\{1,2,3,\dots\}$ (8).`,
  conventions: ['the sequences are exhibited: the coordinates of the winning points'],
  decides:
    'for every n, or every integer x up to max, whether the coordinates of the winning points found by the pass over the plane meet the condition',
  complexity: 'O(max²)',
  parameters: [choice('part', 'condition', 'increasing', 'difference', 'partition')],
  defaultDomain: upTo('n', 3000),
  quick: { max: 300 },
  printed: { first: 1, difference: (n) => n, timesCovered: 1 },
  judge: (conditions, asked) =>
    judgeList(asked, 'pass', (test) => {
      const tables = firstWinningPoints(asked.domain.max)
      for (let n = 1; n <= asked.domain.max; n++) {
        const { found, wanted } = compared(conditions, tables, n, asked.parameters.part)
        test(found === wanted, n, () => ({
          witness: { n, a_n: tables.a[n]!, b_n: tables.b[n]! },
          expected: wanted,
          actual: found,
          explain: `condition ${asked.parameters.part} at ${n}: ${found} in the place of ${wanted}`,
        }))
      }
    }),
})

function compared(
  conditions: SequenceConditions,
  { a, b, indexInA, indexInB }: WinningTables,
  n: number,
  part: string,
): { found: string | number; wanted: string | number } {
  if (part === 'difference') return { found: b[n]! - a[n]!, wanted: conditions.difference(n) }
  if (part === 'partition') {
    const times = (indexInA[n]! >= 1 ? 1 : 0) + (indexInB[n]! >= 1 ? 1 : 0)
    return { found: times, wanted: conditions.timesCovered }
  }
  if (n === 1) return { found: a[1]!, wanted: conditions.first }
  const isIncreasing = a[n]! > a[n - 1]! && b[n]! > b[n - 1]!
  return { found: isIncreasing ? 'increasing' : 'not increasing', wanted: 'increasing' }
}
