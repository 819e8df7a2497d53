import { exactSlowNim, options } from '@nim/core/rules'
import type { Claim } from '../claim.ts'
import { piles } from '../parameters-nk.ts'
import { boxClaim } from './box-claim.ts'
import { GN } from './source.ts'
import { examined } from './vector-claim.ts'

/** R of a position from the R of its options. */
type Recursion = (options: readonly number[]) => number

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
  printed: (values) => {
    if (values.length === 0) return 0
    const even = values.filter((value) => value % 2 === 0)
    return 1 + (even.length > 0 ? Math.min(...even) : Math.max(...values))
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
