import { gmMove } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { keeping } from '../../../facts/gm/rule-by-definition.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** The successor of a vector whose entries are in any order; of equal least multiples the first is kept. */
function successorInAnyOrder(x: readonly number[], l: number): number[] {
  const value = Math.min(...x.filter((entry) => entry % l === 0))
  return keeping(x, x.indexOf(value) + 1)
}

/** All orders of the entries. */
function orders(x: readonly number[]): number[][] {
  if (x.length <= 1) return [[...x]]
  return x.flatMap((first, i) => orders(x.toSpliced(i, 1)).map((rest) => [first, ...rest]))
}

/** Vectors, their entries and their order. */
export const gnD1: Claim = instances({
  ...sequences({ n: [1, 4], l: 4 }),
  id: 'GN-D1',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'vectors of integers of any sign matter up to permutation and are kept sorted',
  statement: String.raw`Integers $n\ge 1$, $l\ge 2$; a vector is $x=(x_1\le\dots\le x_n)$ with integer entries of any sign, considered up to permutation; $0$ and negative multiples of $l$ count as multiples.`,
  conventions: ['well-definedness: order and translation by −2l, which makes entries negative'],
  digest: ({ n }) => n,
  printed: ({ x, l }) => {
    const next = gmMove(x, l).join()
    const low = x.map((entry) => entry - 2 * l)
    const lowNext = gmMove(low, l).map((entry) => entry + 2 * l)
    const others = orders(x).map((order) => successorInAnyOrder(order, l))
    return lowNext.join() === next && others.every((y) => y.sort((a, b) => a - b).join() === next)
  },
  wrong: {
    case: { n: 3, l: 2 },
    // without sorting the result again
    holds: ({ x, l }) => successorInAnyOrder(x, l).join() === gmMove(x, l).join(),
  },
})
