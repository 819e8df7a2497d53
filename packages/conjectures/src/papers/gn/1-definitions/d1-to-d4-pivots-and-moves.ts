import { gmMove, pivot } from '@nim/core/gm'
import { keeping } from '@nim/core/gm/definitions'
import { CONVENTION, KEPT } from '../../../facts/gm/vector-parameters.ts'
import { type Claim, instances } from '../../../judge/index.ts'
import { sequences } from '../sequences.ts'

const definition = { kind: 'definition', at: 'section 1', paperStatus: 'asserted' } as const

/**
 * The successor of a vector whose entries may be in any order. If several entries are the least
 * multiple, the first of them is kept.
 */
function successorInAnyOrder(x: readonly number[], l: number): number[] {
  const value = Math.min(...x.filter((entry) => entry % l === 0))
  return keeping(x, x.indexOf(value) + 1)
}

/** All orders of the entries. */
function orders(x: readonly number[]): number[][] {
  if (x.length <= 1) return [[...x]]
  return x.flatMap((first, i) => orders(x.toSpliced(i, 1)).map((rest) => [first, ...rest]))
}

export const gnD1: Claim = instances({
  ...sequences({ n: [1, 4], l: 4 }),
  id: 'GN-D1',
  ...definition,
  title: 'vectors of integers of any sign matter up to permutation and are kept sorted',
  statement: String.raw`Integers $n\ge 1$, $l\ge 2$; a vector is $x=(x_1\le\dots\le x_n)$ with integer entries of any sign, considered up to permutation; $0$ and negative multiples of $l$ count as multiples.`,
  conventions: [
    'the check tests other orders of the entries, and a translation by −2l, which makes entries negative',
  ],
  digest: ({ n }) => n,
  printed: ({ x, l }) => {
    const next = gmMove(x, l).join()
    const low = x.map((entry) => entry - 2 * l)
    const lowNext = gmMove(low, l).map((entry) => entry + 2 * l)
    const others = orders(x).map((order) => successorInAnyOrder(order, l))
    return lowNext.join() === next && others.every((y) => y.sort((a, b) => a - b).join() === next)
  },
  // The mutation does not sort the result again.
  wrongAt: { case: { n: 3, l: 2 } },
  wrong: ({ x, l }) => successorInAnyOrder(x, l).join() === gmMove(x, l).join(),
})

/** True if the entry with index i (counted from 0) is the last of the least multiples of l. */
function isPivot(x: readonly number[], l: number, i: number): boolean {
  const v = x[i]!
  return v % l === 0 && x.every((w, k) => w % l !== 0 || w > v || (w === v && k <= i))
}

export const gnD2: Claim = instances({
  ...sequences({ n: [1, 4], l: 5, multiples: 'both' }),
  id: 'GN-D2',
  ...definition,
  title: 'the pivot is the largest index of the least multiple of l',
  statement: String.raw`With $v$ the least entry that is a multiple of $l$, the pivot is the largest index $i$ with $x_i=v$; undefined if no entry is a multiple.`,
  digest: (s) => s.pivot,
  printed: ({ x, l }) => {
    const indices = x.flatMap((_, i) => (isPivot(x, l, i) ? [i + 1] : []))
    return indices.length <= 1 && (indices[0] ?? null) === pivot(x, l)
  },
  // The mutation uses the smallest index.
  wrongAt: { case: { n: 3, l: 2 } },
  wrong: ({ x, l, pivot: at }) => (at === 0 ? null : x.indexOf(x[at - 1]!) + 1) === pivot(x, l),
})

export const gnD3: Claim = instances({
  ...sequences({ n: [1, 4], l: 5 }),
  id: 'GN-D3',
  ...definition,
  title: 'a GM-move keeps the pivotal entry and lowers the other n−1 entries by 1',
  statement: String.raw`GM-move $x^0\to x^1$: the pivotal entry is kept, each of the other $n-1$ entries is lowered by 1. The GM-sequence is $x^0\to x^1\to x^2\to\dots$`,
  digest: (s) => s.pivot,
  printed: ({ x, l, pivot }) => gmMove(x, l).join() === keeping(x, pivot).join(),
  // In the mutation, if several entries are the least multiple, the first is kept.
  wrongAt: { case: { n: 3, l: 2 } },
  wrong: ({ x, l, pivot }) =>
    keeping(x, x.indexOf(x[pivot - 1]!) + 1).join() === gmMove(x, l).join(),
})

const meant = sequences({ n: [1, 4], l: 5, multiples: 'without' })

export const gnD4: Claim = instances({
  ...meant,
  id: 'GN-D4',
  kind: 'definition',
  at: 'Remark 1',
  paperStatus: 'asserted',
  title: 'without a multiple of l keep the last entry (a), or lower all entries (b)',
  statement: String.raw`If no entry is a multiple of $l$, a move (a) keeps $x_n$ and lowers the rest, or (b) lowers all $n$ entries.`,
  conventions: ['(a) is used unless stated otherwise, because games keep exactly one pile'],
  parameters: [...meant.parameters, CONVENTION],
  digest: ({ x, n }, { convention }) => keeping(x, convention === KEPT ? n : 0).at(-1)!,
  printed: ({ x, n, l }, { convention }) =>
    convention === KEPT
      ? gmMove(x, l, 'keep-largest').join() === keeping(x, n).join()
      : gmMove(x, l, 'lower-all').join() === keeping(x, 0).join(),
  // The mutation uses (b) if the last entry is not the only largest one.
  wrongAt: { case: { n: 2, l: 3, convention: 'a' } },
  wrong: ({ x, n, l }) =>
    gmMove(x, l, 'keep-largest').join() === keeping(x, x[0]! < x[1]! ? n : 0).join(),
})
