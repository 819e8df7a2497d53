import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import {
  continuedByLeftShift,
  obeysLemma3,
  selections,
  wordOf,
} from '../../../facts/gm/pivot-lists.ts'
import { instances, type Listing } from '../../../judge/instances.ts'

/** A list of l pivots, continued to 3nl rows by the left shift, and the words of its columns. */
interface Continued {
  readonly first: readonly number[]
  readonly pivots: readonly number[]
  readonly columns: readonly string[]
  readonly n: number
  readonly l: number
}

/** T1.2: period nl, l letters p in it, all columns equivalent. */
function obeysT12({ columns, n, l }: Continued): boolean {
  return columns.every((word) => {
    const period = word.slice(0, n * l)
    return (
      word.startsWith(word.slice(n * l)) &&
      period.replaceAll('-', '').length === l &&
      columns[0]!.slice(0, 2 * n * l).includes(period)
    )
  })
}

/** T1.1: an entry is kept l times, hence lowered (n−1)l times, in any nl successive rows. */
function obeysT11({ columns, n, l }: Continued): boolean {
  return columns.every((word) =>
    Array.from({ length: n * l }, (_, j) => word.slice(j, j + n * l)).every(
      (window) => window.replaceAll('p', '').length === (n - 1) * l,
    ),
  )
}

/** T1.3, cyclically: in 3nl rows the runs of "-" between two letters p. */
function obeysT13({ columns, l }: Continued): boolean {
  return columns.every((word) =>
    word
      .slice(word.indexOf('p'), word.lastIndexOf('p'))
      .split('p')
      .every((run) => run.length % l === 0),
  )
}

/** T1.4: no run of more than l letters p, for n ≥ 2. */
function obeysT14({ columns, l }: Continued): boolean {
  return columns.every((word) => !word.includes('p'.repeat(l + 1)))
}

/** The premise, as far as it is more than Lemma 2. */
function isGiven(list: Continued, part: string): boolean {
  if (part === 'T1.1-from-T1.2') return obeysT12(list)
  return part !== 'T1.3-from-L3' || obeysLemma3(list.pivots, list.l)
}

/** What the theorem is derived from. */
export const gnT1a: Claim = instances({
  id: 'GN-T1.a',
  kind: 'remark',
  at: 'after Theorem 1',
  paperStatus: 'asserted',
  title: 'T1.1 follows from T1.2; T1.2 and T1.4 from Lemma 2; T1.3 from Lemma 3',
  statement: String.raw`T1.1 follows from T1.2. T1.2 and T1.4 follow from Lemma 2, T1.3 from Lemma 3.`,
  conventions: [
    'T1.2 with some period, T1.3 and T1.4 cyclically, n ≥ 2',
    'all lists are those allowed by Lemma 2, since every list of l pivots continues in one way by the left shift',
  ],
  decides:
    'each implication, on all n^l lists of the first l pivots continued by the left shift over 3nl rows: nothing else of vectors is used, so that Lemmas 2 and 3 alone must give the conclusion',
  domain: () => ({ kind: 'up-to', of: 'n and l', max: 4 }),
  *instances({ domain: { max } }: Listing<{ part: string }, UpToDomain>): Generator<Continued> {
    for (let n = 2; n <= max; n++) {
      for (let l = 2; l <= max; l++) {
        for (const first of selections(n, l)) {
          const pivots = continuedByLeftShift(first, n, 3 * n * l)
          const columns = Array.from({ length: n }, (_, i) => wordOf(pivots, i + 1))
          yield { first, pivots, columns, n, l }
        }
      }
    }
  },
  cost: (_, { max }) => {
    let lists = 0
    for (let n = 2; n <= max; n++) for (let l = 2; l <= max; l++) lists += n ** l
    return BigInt(lists)
  },
  digest: (list, { part }) => (isGiven(list, part) ? 1 : 0),
  witness: ({ n, l, first }) => ({ n, l, pivots: first }),
  printed: {
    'T1.1-from-T1.2': {
      says: 'T1.1 follows from T1.2',
      holds: (list) => !obeysT12(list) || obeysT11(list),
    },
    'T1.2-from-L2': { says: 'T1.2 follows from Lemma 2', holds: obeysT12 },
    'T1.4-from-L2': { says: 'T1.4 follows from Lemma 2', holds: obeysT14 },
    'T1.3-from-L3': {
      says: 'T1.3 follows from Lemma 3',
      holds: (list) => !obeysLemma3(list.pivots, list.l) || obeysT13(list),
    },
  },
  // from Lemma 2
  wrong: { case: { part: 'T1.3-from-L3' }, max: 3, holds: obeysT13 },
  method: 'all pivot lists',
})
