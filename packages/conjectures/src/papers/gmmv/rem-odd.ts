import { formatPosition } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { instanceTally } from '../../judge/instance-tally.ts'
import { tally } from '../../judge/tally.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import {
  type Facts,
  kPlusOneCost,
  kPlusOneTables,
} from '../../facts/exact-slow/k-plus-one-tables.ts'
import { isOddPosition } from '../../facts/exact-slow/position-parity.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

const PARTS = ['a', 'b', 'b-example'] as const

/** What the remark says. */
interface OddFamily {
  /** (a), of a position that satisfies (B) for some m. */
  readonly ofFamily: (x: Facts) => boolean
  /** (b), of the counts of odd P-positions in all, and of those that satisfy (B). */
  readonly beyond: (oddP: number, inFamily: number) => boolean
  /** The example of (b). */
  readonly example: {
    readonly position: readonly number[]
    readonly M: number
    readonly B: boolean
  }
}

/** Odd P-positions and condition (B). */
export const gmmvRemOdd: Claim = defineClaim<
  { part: (typeof PARTS)[number]; n: number },
  BoxDomain,
  OddFamily
>({
  id: 'GMMV-Rem-odd',
  paper: 'gmmv',
  kind: 'remark',
  source: `${GMMV}, remark after Theorem 1`,
  paperStatus: 'asserted',
  title: 'case (B) provides odd P-positions; there are odd P-positions beyond it, such as (3,5,5)',
  statement: String.raw`In $NIM(k+1,k)$: (a) case (B) of Theorem 1 provides a large family of odd P-positions. (b) There are odd P-positions beyond this family too; example: $(3,5,5)$ in $NIM(3,2)$, $\mathcal M(3,5,5)=6$.`,
  conventions: [
    '(a) is read as: every position that satisfies (B) for some m is odd and P',
    '(b) is read within the box: some odd P-position satisfies (B) for no m; the example is a case of its own',
  ],
  decides:
    '(a) every position of the box; (b) whether the box has a witness: a box without one does not exclude witnesses outside it; b-example: M, R and condition (B) at (3,5,5)',
  complexity: 'C(max+n,n) positions',
  parameters: [
    { kind: 'choice', name: 'part', about: 'part of the remark', values: () => PARTS },
    {
      kind: 'integer',
      name: 'n',
      about: 'number of piles',
      allowed: ({ part }) => (part === 'b-example' ? [3, 3] : [3, 30]),
      defaults: () => [3, 6],
    },
  ],
  quick: { ranges: { n: [3, 4] } },
  defaultDomain: ({ n }) => boxNear(n, 30_000),
  cost: ({ n }, domain) => kPlusOneCost(n, domain),
  printed: {
    ofFamily: (x) => isOddPosition(x.position) && x.R % 2 === 0,
    beyond: (oddP, inFamily) => oddP > inFamily,
    example: { position: [3, 5, 5], M: 6, B: false },
  },
  judge: ({ ofFamily, beyond, example }, { id, parameters, domain, limits }) => {
    const tables = kPlusOneTables(parameters.n, domain, limits)
    const header = streamHeader(id, parameters, domain)
    if (parameters.part === 'a') {
      const found = tally(header)
      tables.box.forEach((position) => {
        const x = tables.at(position)
        if (x.exceptional !== null) found.test(position, ofFamily(x), x.R)
      })
      return found.result('retrograde', (position) => ({
        expected: 'odd and P',
        actual: `R = ${tables.at(position).R}`,
        explain: `${formatPosition(position)} satisfies (B) and has R = ${tables.at(position).R}`,
      }))
    }
    const found = instanceTally(header)
    if (parameters.part === 'b-example') {
      const { position } = example
      const x = tables.at(position)
      const satisfiesB = x.exceptional !== null
      const isBeyond = x.M === example.M && x.R === x.M && satisfiesB === example.B
      found.test(isBeyond, x.M, () => ({
        position,
        expected: `M = ${example.M}, (B) holds for ${example.B ? 'some' : 'no'} m`,
        actual: `M = ${x.M}, R = ${x.R}, (B) holds for ${x.exceptional === null ? 'no m' : `m = ${x.exceptional}`}`,
        explain:
          x.exceptional === null
            ? `${formatPosition(position)} satisfies (B) for no m`
            : `${formatPosition(position)} is odd, |x| = ${position.reduce((a, b) => a + b, 0)} = ${position.length - 1}·${x.exceptional} + ${position.length - 2} and max(x) = ${position.at(-1)} < ${x.exceptional}, so (B) holds for m = ${x.exceptional}`,
      }))
      return found.result('retrograde')
    }
    const counts = { oddP: 0, inFamily: 0 }
    tables.box.forEach((position) => {
      const x = tables.at(position)
      if (!isOddPosition(position) || x.R % 2 === 1) return
      counts.oddP++
      if (x.exceptional !== null) counts.inFamily++
    })
    found.test(beyond(counts.oddP, counts.inFamily), counts.oddP, () => ({
      witness: { ...counts },
      expected: 'an odd P-position that satisfies (B) for no m',
      actual: 'none in the box',
      explain: `all ${counts.oddP} odd P-positions of the box satisfy (B) for some m`,
    }))
    return found.result('retrograde', counts)
  },
})
