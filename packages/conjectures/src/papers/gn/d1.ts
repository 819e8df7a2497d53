import { gmMove } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { keeping } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The successor of a vector whose entries are in any order, sorted. */
function successorInAnyOrder(x: readonly number[], l: number): number[] {
  const multiples = x.filter((entry) => entry % l === 0)
  const value = Math.min(...multiples)
  return keeping(x, x.indexOf(value) + 1).sort((a, b) => a - b)
}

/** All orders of the entries. */
function orders(x: readonly number[]): number[][] {
  if (x.length <= 1) return [[...x]]
  return x.flatMap((first, i) => orders(x.toSpliced(i, 1)).map((rest) => [first, ...rest]))
}

/** Vectors, their entries and their order. */
export const gnD1: Claim = vectorClaim<typeof gmMove<number>>({
  id: 'GN-D1',
  kind: 'definition',
  source: `${GN}, section 1`,
  paperStatus: 'asserted',
  title: 'vectors of integers of any sign matter up to permutation and are kept sorted',
  statement: String.raw`Integers $n\ge 1$, $l\ge 2$; a vector is $x=(x_1\le\dots\le x_n)$ with integer entries of any sign, considered up to permutation; $0$ and negative multiples of $l$ count as multiples.`,
  conventions: ['well-definedness: order and translation by −2l, which makes entries negative'],
  decides:
    'whether the move made on the sorted vector is the move made on every order of the entries, and commutes with translation by a multiple of l into the negative',
  parameters: [entries(1, 4), modulus(4)],
  ranges: 'any',
  printed: gmMove,
  examine: (move, x, { l }) => {
    const next = move(x, l).join()
    const low = x.map((entry) => entry - 2 * l)
    const lowNext = move(low, l).map((entry) => entry + 2 * l)
    const other = orders(x)
      .map((order) => successorInAnyOrder(order, l).join())
      .find((result) => result !== next)
    return examined(x.length, other === undefined && lowNext.join() === next, () => ({
      expected: next,
      actual: other ?? lowNext.join(),
      explain: `the sorted vector goes to ${next}, but another order or the vector ${low.join()} leads to ${other ?? lowNext.join()}`,
    }))
  },
})
