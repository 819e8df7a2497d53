import type { Claim } from '../../claim/claim.ts'
import { pivotOf, rowsOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The letters p partition a block. */
export const gn23a: Claim = vectorClaim<{ readonly hits: number }>({
  id: 'GN-2.3.a',
  kind: 'remark',
  source: `${GN}, section 2.3`,
  paperStatus: 'asserted',
  title: 'the letters p of n successive blocks of l rows, put on top of each other, fill the block',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$: split rows $0..nl-1$ of $M$ into $n$ blocks of $l$ rows; every cell of the $l\times n$ table is hit by the letter $p$ of exactly one block.`,
  decides: 'every first vector up to translation by l: how often each of the l·n cells is hit',
  parameters: [entries(1, 6), modulus(6)],
  ranges: 'at most l',
  printed: { hits: 1 },
  examine: (printed, x, { n, l }) => {
    const hits = Array.from({ length: n * l }, () => 0)
    rowsOf(x, l, n * l - 1).forEach((row, j) => {
      hits[(j % l) * n + pivotOf(row, l) - 1]!++
    })
    const cell = hits.findIndex((count) => count !== printed.hits)
    return examined(pivotOf(x, l), cell < 0, () => ({
      expected: printed.hits,
      actual: hits[cell]!,
      explain: `row ${Math.floor(cell / n)}, column ${(cell % n) + 1} of the block is hit ${hits[cell]} times`,
    }))
  },
})
