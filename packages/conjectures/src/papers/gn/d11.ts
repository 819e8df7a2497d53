import { exactSlowNim, options } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { FAILS, HOLDS } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { boxClaim } from '../../judge/shapes/gn/box-claim.ts'
import { type Distances, forEachPart, optionDistances } from '../../facts/gm/option-distances.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined } from '../../judge/shapes/gn/vector-claim.ts'

/** R of a position from the R of its options. */
interface Recursion {
  (options: readonly number[]): number
  /** If R is one more than that of the option for which this is least, and 0 without options. */
  readonly preference?: (value: number) => number
}

/** Remoteness. */
export const gnD11: Claim = boxClaim<Recursion>({
  id: 'GN-D11',
  kind: 'definition',
  source: `${GN}, section 3`,
  paperStatus: 'asserted',
  title: 'remoteness: 0 at terminals, else 1 + least even option value, or 1 + greatest odd one',
  statement: String.raw`$R(x)=0$ at terminal positions; otherwise $R(x)=1+\min$ of the even option values if there is one, and $1+\max$ of the (odd) option values if there is none.`,
  decides:
    'for every position of the box of NIM(n,n−1), whether the recursion gives the value of the solver, and whether R is even exactly at P-positions',
  parameters: [piles(2, 2, 4)],
  method: 'retrograde',
  positions: 5000,
  bytes: 0,
  tables: { ruleset: (n) => exactSlowNim(n, n - 1), of: ['remoteness', 'outcome'] },
  printed: Object.assign(
    (values: readonly number[]) => {
      if (values.length === 0) return 0
      const even = values.filter((value) => value % 2 === 0)
      return 1 + (even.length > 0 ? Math.min(...even) : Math.max(...values))
    },
    // Even values come before odd ones.
    { preference: (value: number) => (value % 2 === 0 ? value - 2 ** 53 : -value) },
  ),
  rows: ({ preference }, { parameters: { n } }, box, solved) => {
    if (preference === undefined) return null
    // All values by preference, and the place of each. No play has more moves than there are stones.
    const order = Array.from({ length: n * box.max + 1 }, (_, value) => value).sort(
      (a, b) => preference(a) - preference(b),
    )
    const valueAt = Int32Array.from(order)
    const placeOf = new Int32Array(order.length)
    order.forEach((value, place) => (placeOf[value] = place))
    const { values: remoteness } = solved('remoteness')
    const { values: outcomes } = solved('outcome')
    const distances = optionDistances(box, n - 1)
    let rankOfRow = 0
    let row: readonly [answers: Uint8Array, values: Uint32Array] | undefined
    const fill = ({ list, count }: Distances, from: number, to: number): void => {
      const [answers, values] = row!
      for (let x1 = from; x1 < to; x1++) {
        const at = rankOfRow + x1
        let place = order.length
        for (let i = 0; i < count; i++) {
          place = Math.min(place, placeOf[remoteness[at - list[i]!]!]!)
        }
        const expected = count === 0 ? 0 : 1 + valueAt[place]!
        const actual = remoteness[at]!
        const isParityRight = (actual & 1) === outcomes[at]
        values[x1] = actual
        answers[x1] = expected === actual && isParityRight ? HOLDS : FAILS
      }
    }
    return (outer, answers, values, length, rank) => {
      rankOfRow = rank
      row = [answers, values]
      forEachPart(distances, outer, length, fill)
    }
  },
  examiner: (recursion, { parameters: { n } }, solved) => {
    const ruleset = exactSlowNim(n, n - 1)
    const table = solved('remoteness')
    const outcomes = solved('outcome')
    return (x, rank) => {
      const values = options(ruleset, x).map((option) => table.at(option))
      const actual = table.values[rank]!
      const expected = recursion(values)
      const isP = outcomes.values[rank] === 0
      return examined(actual, expected === actual && (actual % 2 === 0) === isP, () => ({
        expected,
        actual,
        explain: `the options have R ${values.join()}, and the position is ${isP ? 'P' : 'N'}`,
      }))
    }
  },
})
