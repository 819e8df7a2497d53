import { formatPosition } from '@nim/core/rules'
import { algorithm2, type Algorithm2Intervals, algorithm2Trace } from '@nim/core/setnim'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import type { Card, Claim, Parts, Statement } from '../../../judge/index.ts'
import { BISECTION, type OnBox, reducingAlgorithm } from './reducing-algorithm.ts'

const returnsReduction =
  (intervals: Algorithm2Intervals): Statement<OnBox, ByK> =>
  ({ x, red }, { k }) =>
    algorithm2(x, k, intervals).join() === red.join()

const parts = (intervals: Algorithm2Intervals): Parts<OnBox, ByK> => ({
  result: {
    says: 'the algorithm returns red(x)',
    holds: returnsReduction(intervals),
    finds: ({ x, red }, { k }) => {
      const { visited, m, result } = algorithm2Trace(x, k, intervals)
      const rows = visited.map((row) => `m = ${row.m} at i = ${row.i}`).join(', ')
      return `the algorithm visits ${rows} and returns ctt(x,${m}) = ${formatPosition(result)}, while by the definition red(${formatPosition(x)}) = ${formatPosition(red)}`
    },
  },
  steps: {
    says: 'the sums need n additions, and at most k tests are made',
    holds: ({ x }, { n, k }) => {
      const { visited, partialSums } = algorithm2Trace(x, k, intervals)
      return partialSums.length === n + 1 && visited.length >= 1 && visited.length <= k
    },
  },
})

/** The claim about Algorithm 2 with one kind of interval. */
function claim(
  card: Pick<Card, 'id' | 'at' | 'by' | 'title' | 'statement' | 'conventions' | 'flaw'>,
  intervals: Algorithm2Intervals,
  wrong: Statement<OnBox, ByK>,
  n: number,
): Claim {
  return reducingAlgorithm({
    ...card,
    quick: { ranges: { n: [1, 4] }, max: 10 },
    printed: parts(intervals),
    large: {
      says: 'the algorithm returns red(x)',
      holds: ({ x, reduction }, { k }) => algorithm2(x, k, intervals).join() === reduction.join(),
      finds: ({ x, reduction }, { k }) =>
        `for x = ${x.join()} and k = ${k} the reduction is ${reduction.join()}`,
    },
    wrongAt: { case: { n, k: n - 1, part: 'result' }, max: 4 },
    wrong,
  })
}

export const dhAlg2: Claim = claim(
  {
    id: 'DH-Alg2',
    at: 'Algorithm 2',
    flaw: { class: 'algorithm', cause: 'DH-Alg2' },
    title: 'reduction by partial sums with the intervals (x_{n−j}, x_{n−j+1}]',
    statement: String.raw`With $S_i=x_1+\dots+x_i$: if $m=\lfloor S_n/k\rfloor\ge x_n$, return $x$; for $j=1,\dots,k-1$ let $m=\lfloor S_{n-j}/(k-j)\rfloor$ and stop if $m\in(x_{n-j},x_{n-j+1}]$; return $ctt(x,m)$ with the last $m$. This is $red(x)$ for every $x$, in $O(n)$ steps: $n$ for the sums, at most $k$ tests.`,
    conventions: [
      'the first test and the bounds of the loop are reconstructed; the half-open intervals are those printed in Table 2',
      BISECTION,
    ],
  },
  'half-open',
  // In the mutation, x is returned unchanged.
  ({ x, red }) => x.join() === red.join(),
  3,
)

export const dhAlg2Fix: Claim = claim(
  {
    id: 'DH-Alg2-fix',
    at: 'Algorithm 2, corrected by nimlab',
    by: 'nimlab',
    title: 'reduction by partial sums with the closed intervals [x_{n−j}, x_{n−j+1}]',
    statement: String.raw`Algorithm 2 with the closed intervals of formula (4): for $j=1,\dots,k-1$ let $m=\lfloor S_{n-j}/(k-j)\rfloor$ and stop if $x_{n-j}\le m\le x_{n-j+1}$ (printed: $x_{n-j}<m$). It returns $red(x)$ for every $x$, in $O(n)$ steps: $n$ for the sums, at most $k$ tests.`,
    conventions: ['changed from DH-Alg2: the lower end belongs to the interval', BISECTION],
  },
  'closed',
  // The mutation uses the intervals as printed.
  returnsReduction('half-open'),
  4,
)
