import { farTerm } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { farTermByMoves } from '../../../facts/gm/far-term-by-moves.ts'
import { instances } from '../../../judge/instances.ts'
import { doublings, growsLinearly } from '../growth.ts'

/** The sizes of an input: its entries, l, and the decimal digits of j and of each entry. */
interface Sizes {
  readonly n: number
  readonly l: number
  readonly digits: number
  readonly entryDigits: number
}

const SMALL: Sizes = { n: 4, l: 4, digits: 30, entryDigits: 3 }

/** A vector of range ≤ l with a multiple of l, and a row that is far out and next to last in a period. */
function inputOf(sizes: Partial<Sizes>) {
  const { n, l, digits, entryDigits } = { ...SMALL, ...sizes }
  const first = 10n ** BigInt(entryDigits - 1) * BigInt(l)
  const x = Array.from({ length: n }, (_, i) => first + BigInt(Math.floor((i * l) / n)))
  const period = BigInt(n * l)
  const j = (10n ** BigInt(digits - 1) / period) * period + period - 1n
  return { x, l, j }
}

/** n + l, and the hexadecimal digits of j and of all entries. */
function lengthOf(sizes: Partial<Sizes>): number {
  const { x, l, j } = inputOf(sizes)
  return x.concat(j).reduce((sum, integer) => sum + integer.toString(16).length, x.length + l)
}

/** Operations of one of the procedures, counted while it runs. */
function operationsOf(procedure: typeof farTerm, sizes: Partial<Sizes>): number {
  const { x, l, j } = inputOf(sizes)
  const count = { operations: 0 }
  procedure(x, l, j, count)
  return count.operations
}

/** What grows by the procedure of buckets, in each variable of the input and in all of them. */
function byBuckets(fixed: string, from: number, sizesOf: (size: number) => Partial<Sizes>) {
  return {
    fixed,
    from,
    operations: (size: number) => operationsOf(farTerm, sizesOf(size)),
    length: (size: number) => lengthOf(sizesOf(size)),
  }
}

const BUCKETS = {
  n: byBuckets('l = 4', 8, (n) => ({ n })),
  l: byBuckets('n = 4', 8, (l) => ({ l })),
  j: byBuckets('n = l = 4', 32, (digits) => ({ digits })),
  entries: byBuckets('n = l = 4', 32, (entryDigits) => ({ entryDigits })),
  jointly: byBuckets('l = n, n digits of j, entries near n³', 16, (n) => ({
    n,
    l: n,
    digits: n,
    entryDigits: Math.ceil(2 * Math.log10(n)),
  })),
}

export const gnT1cx: Claim = instances({
  ...doublings({
    ...BUCKETS,
    'n-by-moves': {
      fixed: 'l = 4',
      from: 8,
      operations: (n) => operationsOf(farTermByMoves, { n }),
      length: (n) => lengthOf({ n }),
    },
  }),
  ...growsLinearly(4),
  id: 'GN-T1.cx',
  kind: 'remark',
  at: 'abstract and section 2',
  paperStatus: 'asserted',
  title: 'x^j is computed in time linear in n, l, log j and the logarithms of the entries',
  statement: String.raw`For $range(x^0)\le l$ the vector $x^j$ is computed, by T1.1, in time linear in $n$, $l$, $\log j$ and $\sum_i\log(|x_i|+1)$.`,
  conventions: [
    'procedure (farTerm of @nim/core/gm): one common offset; the entries in buckets by residue mod l, in each the lowest value first, so that a move takes O(1); by Lemma 2 only l pivots are looked for; whole periods by T1.1',
    'x^j is found as an offset and n small differences: written out, n entries near j would have n log j digits',
    'counted while it runs: 1 for an operation on integers of the size of nl, the hexadecimal digits of the operands for others',
    'remark n-by-moves: j is reduced modulo nl, and the moves that are left are made one by one',
  ],
  principal: {
    cases: { variable: Object.keys(BUCKETS) },
    because:
      '"is computed in linear time" asks for one procedure, and any that is linear settles it; the cost of making the moves one by one says nothing against it',
  },
  unsettled: {
    where: 'fails',
    because:
      'the cost of one procedure does not refute an upper bound on the cost of computing x^j',
  },
  // not more than 1.8 times as many for the last doubling
  wrong: {
    case: { variable: 'n' },
    holds: ({ before, after, size }) => after <= (size === 128 ? 1.8 : 2) * before,
  },
})
