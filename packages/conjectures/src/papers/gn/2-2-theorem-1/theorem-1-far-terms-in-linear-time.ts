import { farTermByMoves } from '@nim/core/gm/definitions'
import { byBuckets, lengthOf, operationsOf } from './far-term-costs.ts'
import { type Claim, instances } from '../../../judge/index.ts'
import { doublings } from '../growth.ts'
import { growsLinearly } from '../linear-growth.ts'

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
    'procedure (farTerm of @nim/core/gm): one common offset; the entries in buckets by residue mod l, in each the lowest value first, so that a move takes O(1); by Lemma 2 it searches for only l pivots; T1.1 gives whole periods',
    'x^j is found as an offset and n small differences: written out, n entries near j would have n log j digits',
    'cost, counted during the run: 1 for an operation on integers of the size of nl, otherwise the number of hexadecimal digits of the operands',
    'remark n-by-moves: the procedure reduces j modulo nl and makes the remaining moves one by one',
  ],
  principal: {
    cases: { variable: Object.keys(BUCKETS) },
    because:
      '"is computed in linear time" requires only one linear procedure. The cost of making the moves one by one does not contradict this',
  },
  unsettled: {
    where: 'fails',
    because:
      'the cost of one procedure does not refute an upper bound on the cost of computing x^j',
  },
  // The mutation allows at most 1.8 times as many operations for the last doubling.
  wrongAt: { case: { variable: 'n' } },
  wrong: ({ before, after, size }) => after <= (size === 128 ? 1.8 : 2) * before,
})
