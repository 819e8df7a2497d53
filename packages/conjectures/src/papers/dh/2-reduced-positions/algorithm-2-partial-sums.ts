import { formatPosition } from '@nim/core/rules'
import { algorithm2, type Algorithm2Intervals, algorithm2Trace } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import type { Told } from '../../../facts/fact.ts'
import { type ByK, everyK } from '../../../facts/setnim/game-families.ts'
import { type LargePosition, largePositions } from '../../../facts/setnim/large-positions.ts'
import { reducedRank, reduction } from '../../../facts/setnim/reduction.ts'
import { inTwoShapes } from '../../../judge/in-two-shapes.ts'
import { instances } from '../../../judge/instances.ts'
import { positions } from '../../../judge/positions.ts'
import { type Card, choice, type Statement } from '../../../judge/statement.ts'

const FACTS = { red: reduction, reducedRank }

type OnBox = Statement<Told<typeof FACTS>, ByK>

const GAMES = {
  ...everyK(1, 7),
  parameters: [
    ...everyK(1, 7).parameters,
    choice('part', 'part of the statement', ['result', 'steps', 'large']),
  ],
}

const returnsReduction =
  (intervals: Algorithm2Intervals): OnBox =>
  ({ x, red }, { k }) =>
    algorithm2(x, k, intervals).join() === red.join()

/** Algorithm 2 with one kind of intervals. */
function claim(
  card: Pick<Card, 'id' | 'at' | 'title' | 'statement' | 'conventions' | 'paperStatus'>,
  intervals: Algorithm2Intervals,
  wrong: OnBox,
  n: number,
): Claim {
  const shared = {
    ...card,
    kind: 'algorithm',
    decides:
      'for every position of the box, whether the algorithm returns red(x), and its steps; large: random positions up to 10^12',
    complexity: 'C(max+n,n) positions times n',
    quick: { ranges: { n: [1, 4] }, max: 10 },
  } as const
  const onBoxes = positions({
    ...shared,
    games: GAMES,
    facts: FACTS,
    digest: 'reducedRank',
    printed: {
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
        says: 'n additions make the sums and at most k tests are made',
        holds: ({ x }, { n, k }) => {
          const { visited, partialSums } = algorithm2Trace(x, k, intervals)
          return partialSums.length === n + 1 && visited.length >= 1 && visited.length <= k
        },
      },
    },
    wrong: { case: { n, k: n - 1, part: 'result' }, max: 4, holds: wrong },
  })
  const large = instances<ByK, UpToDomain, LargePosition>({
    ...shared,
    parameters: GAMES.parameters,
    domain: () => ({ kind: 'up-to', of: 'random position', max: 1000 }),
    cost: (_, { max }) => BigInt(max),
    instances: ({ parameters, domain }) => largePositions(parameters.n, parameters.k, domain.max),
    digest: ({ reduction }) => reduction.at(-1)! % 2 ** 32,
    method: 'bisection',
    printed: {
      large: {
        says: 'the algorithm returns red(x)',
        holds: ({ x, reduction }, { k }) => algorithm2(x, k, intervals).join() === reduction.join(),
        finds: ({ x, reduction }, { k }) =>
          `for x = ${x.join()} and k = ${k} the reduction is ${reduction.join()}`,
      },
    },
    witness: ({ x }, { k }) => ({ x, k }),
  })
  return inTwoShapes(onBoxes, large, ({ part }) => part === 'large')
}

/** Reduction from partial sums, as printed. */
export const dhAlg2: Claim = claim(
  {
    id: 'DH-Alg2',
    at: 'Algorithm 2',
    paperStatus: 'asserted',
    title: 'reduction by partial sums with the intervals (x_{n−j}, x_{n−j+1}]',
    statement: String.raw`With $S_i=x_1+\dots+x_i$: if $m=\lfloor S_n/k\rfloor\ge x_n$, return $x$; for $j=1,\dots,k-1$ let $m=\lfloor S_{n-j}/(k-j)\rfloor$ and stop if $m\in(x_{n-j},x_{n-j+1}]$; return $ctt(x,m)$ with the last $m$. This is $red(x)$ for every $x$, in $O(n)$ steps: $n$ for the sums, at most $k$ tests.`,
    conventions: [
      'the first test and the bounds of the loop are reconstructed; the half-open intervals are those printed in Table 2',
      'red by DH-D3 on boxes; for large positions by bisection, which is tested against DH-D3',
    ],
  },
  'half-open',
  // x is returned unchanged
  ({ x, red }) => x.join() === red.join(),
  3,
)

/** Reduction from partial sums, corrected. */
export const dhAlg2Fix: Claim = claim(
  {
    id: 'DH-Alg2-fix',
    at: 'Algorithm 2, corrected by nimlab',
    paperStatus: 'asserted',
    title: 'reduction by partial sums with the closed intervals [x_{n−j}, x_{n−j+1}]',
    statement: String.raw`Algorithm 2 with the closed intervals of formula (4): for $j=1,\dots,k-1$ let $m=\lfloor S_{n-j}/(k-j)\rfloor$ and stop if $x_{n-j}\le m\le x_{n-j+1}$ (printed: $x_{n-j}<m$). It returns $red(x)$ for every $x$, in $O(n)$ steps: $n$ for the sums, at most $k$ tests.`,
    conventions: [
      'changed against DH-Alg2: the lower end belongs to the interval',
      'red by DH-D3 on boxes; for large positions by bisection, which is tested against DH-D3',
    ],
  },
  'closed',
  // the intervals as printed
  returnsReduction('half-open'),
  4,
)
