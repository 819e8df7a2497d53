import type { GmSequence } from '@nim/core/gm/definitions'
import { feasibleSelections, hasSuccessiveRows, selections } from '@nim/core/gm/definitions'
import { type Claim, exists, instances, upTo } from '../../../judge/index.ts'
import { sequences } from '../sequences.ts'

const remark = { kind: 'remark', at: 'section 2.3', paperStatus: 'asserted' } as const

/**
 * For each cell of the l × n table, the number of letters p in this cell over all n blocks of l
 * rows.
 */
function hitsOf({ pivots, n, l }: GmSequence): number[] {
  const hits = Array.from({ length: n * l }, () => 0)
  for (let j = 0; j < n * l; j++) hits[(j % l) * n + pivots[j]! - 1]!++
  return hits
}

export const gn23a: Claim = instances({
  ...sequences({ n: [1, 6], l: 6, ranges: 'at most l' }),
  id: 'GN-2.3.a',
  ...remark,
  title: 'the letters p of n successive blocks of l rows, put on top of each other, fill the block',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$: split rows $0..nl-1$ of $M$ into $n$ blocks of $l$ rows; every cell of the $l\times n$ table is hit by the letter $p$ of exactly one block.`,
  digest: ({ pivot }) => pivot,
  printed: (s) => hitsOf(s).every((count) => count === 1),
  // The mutation also states that a single block hits no column twice.
  wrongAt: { case: { n: 6, l: 2 } },
  wrong: (s) =>
    hitsOf(s).every((count) => count === 1) && new Set(s.pivots.slice(0, s.l)).size === s.l,
})

/** A list of pivots. If the list occurs, a vector for which it occurs is given too. */
interface Selection {
  readonly n: number
  readonly l: number
  readonly selection: readonly number[]
  readonly vector?: readonly number[]
}

const NOT_ALL = 'not-all'

export const gn23b: Claim = instances({
  id: 'GN-2.3.b',
  ...remark,
  title: 'not every choice of one column per row of a block is the pivot list of some x',
  statement: String.raw`Not every choice of one column in each of the $l$ rows of a block is the list of pivots of some $x$. E.g. if several pivots of a block are in the same column, their rows are successive.`,
  conventions: [
    'vectors with range ≤ l and a multiple of l; "not every" means for some (n,l): for n = 1 and for l = 2 every choice occurs',
  ],
  domain: upTo('n and l', 5),
  *instances({ parameters: { part }, domain: { max }, data }): Generator<Selection> {
    let first: Selection | undefined
    for (let n = 1; n <= max; n++) {
      for (let l = 2; l <= max; l++) {
        const feasible = feasibleSelections(n, l)
        data[`n=${n},l=${l}`] = `${feasible.size} of ${n ** l}`
        for (const selection of selections(n, l)) {
          const vector = feasible.get(selection.join())
          if (vector === undefined) first ??= { n, l, selection }
          else if (part !== NOT_ALL) yield { n, l, selection, vector }
        }
      }
    }
    // this is the first infeasible list, or a feasible list if none is infeasible
    if (part === NOT_ALL) yield first ?? { n: 1, l: 2, selection: [1, 1], vector: [0] }
  },
  cost: (_, { max }) => BigInt(max) * BigInt(max),
  digest: ({ selection, vector }, { part }) =>
    part === NOT_ALL ? Number(vector === undefined) : selection[0]!,
  witness: ({ selection, ...rest }) => ({ ...rest, pivots: selection }),
  printed: {
    [NOT_ALL]: {
      says: 'some choice is infeasible',
      holds: exists({
        no: 'infeasible choice',
        holdsWitness: ({ vector }) => vector === undefined,
      }),
    },
    successive: {
      says: 'rows with the same pivot are successive',
      holds: ({ selection }) => hasSuccessiveRows(selection),
    },
  },
  // In the mutation, pivots do not decrease.
  wrongAt: { case: { part: 'successive' }, max: 3 },
  wrong: ({ selection }) => selection.every((pivot, j) => j === 0 || selection[j - 1]! <= pivot),
  method: 'enumeration of vectors',
})
