import type { Claim } from '../../claim/claim.ts'
import { FAILS, HOLDS } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { boxClaim } from '../../judge/shapes/gn/box-claim.ts'
import { gmPlayLengths } from '../../facts/gm/gm-play-lengths.ts'
import { successorOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined } from '../../judge/shapes/gn/vector-claim.ts'
import { modulus } from '../../facts/gm/vector-parameters.ts'

/** No negative entries before the stop. */
export const gn27nn: Claim = boxClaim<{ readonly least: number }>({
  id: 'GN-2.7.nn',
  kind: 'remark',
  source: `${GN}, sections 1 and 2.7`,
  paperStatus: 'asserted',
  title: 'x ≥ 0, q = 2, level 0: no entry becomes negative before the sequence stops',
  statement: String.raw`For $l=2$, $q=2$, level 0 and $x\ge 0$ no entry becomes negative before the stop: an entry that reaches 0 becomes the pivot and is kept, and with two zeros the game is over.`,
  conventions: ['the paper says it for l = 2; other l are tested as well'],
  decides: 'all rows until at least two entries are ≤ 0, that row included, for every x of the box',
  parameters: [piles(2, 2, 4), modulus(5)],
  method: 'simulation',
  positions: 3000,
  bytes: 4,
  printed: { least: 0 },
  rows: (printed, { parameters }, box) => {
    const lengths = gmPlayLengths(box, Number(parameters['l']))
    // The sequences do not leave the box, where positions with two empty piles have x_1 = 0.
    const answer = printed.least <= 0 ? HOLDS : FAILS
    return (_, answers, values, length, rank) => {
      answers.fill(answer, 0, length)
      for (let x1 = 0; x1 < length; x1++) values[x1] = lengths[rank + x1]!
    }
  },
  examiner:
    (printed, { parameters }) =>
    (x) => {
      const l = Number(parameters['l'])
      let row: readonly number[] = x
      let moves = 0
      for (; row[1]! > 0; moves++) row = successorOf(row, l)
      return examined(moves, row[0]! >= printed.least, () => ({
        expected: `entries >= ${printed.least}`,
        actual: row[0]!,
        explain: `the sequence stops after ${moves} moves in ${row.join()}`,
      }))
    },
})
