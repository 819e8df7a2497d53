import { finishTime } from '@nim/core/gm'
import { type Box, exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { listOptions, optionValues } from '../../judge/local-evidence.ts'
import { FAILS, HOLDS } from '../../judge/tally.ts'
import { mPlayCounts } from '../../facts/exact-slow/m-play-counts.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { boxClaim } from '../../judge/shapes/gn/box-claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined } from '../../judge/shapes/gn/vector-claim.ts'

/** T(x,2,2) of a position, and of all positions of a box by rank. */
interface TimeByMRule {
  (x: readonly number[]): number | null
  readonly inBox?: (box: Box) => ArrayLike<number>
}

/** R by the GM-rule. */
export const gn32: Claim = boxClaim<TimeByMRule>({
  id: 'GN-3.2',
  kind: 'theorem',
  source: `${GN}, section 3.2 (theorem of arXiv:2304.06498)`,
  paperStatus: 'quoted',
  title: 'if both follow the M-rule, the number of moves T(x,2,2) is the remoteness R(x)',
  statement: String.raw`In $NIM(n,n-1)$, if both players follow the M-rule from $x\ge 0$, the number of moves to a terminal position, $T(x,2,2)$, equals $R(x)$.`,
  conventions: [
    'normal play; in a box T is 0 at terminal positions, otherwise one more than after the move of the M-rule; a second algorithm finds it position by position with the accelerated finish-line algorithm',
  ],
  decides: 'T(x,2,2) and the remoteness by exhaustive solution, for every position of the box',
  parameters: [piles(2, 2, 6)],
  method: 'retrograde',
  positions: 20_000,
  bytes: 4,
  tables: { ruleset: (n) => exactSlowNim(n, n - 1), of: ['remoteness'] },
  quick: { max: 7 },
  printed: Object.assign((x: readonly number[]) => finishTime(x, 2, 2), { inBox: mPlayCounts }),
  rows: (time, _, box, solved) => {
    const times = time.inBox?.(box)
    if (times === undefined) return null
    const { values: actuals } = solved('remoteness')
    return (_position, answers, values, length, rank) => {
      for (let x1 = 0; x1 < length; x1++) {
        const actual = actuals[rank + x1]!
        values[x1] = actual
        answers[x1] = times[rank + x1] === actual ? HOLDS : FAILS
      }
    }
  },
  examiner: (time, _, solved) => {
    const table = solved('remoteness')
    return (x, rank) => {
      const actual = table.values[rank]!
      const expected = time(x)
      return examined(actual, expected === actual, () => ({
        expected,
        actual,
        explain: `T is ${expected}, but R = ${actual}: the options have R ${listOptions(optionValues(table, x))}`,
      }))
    }
  },
})
