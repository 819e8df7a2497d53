import { formatPosition } from '@nim/core/rules'
import { algorithm1Trace } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { type ByK, everyK } from '../../../facts/setnim/game-families.ts'
import { type LargePosition, largePositions } from '../../../facts/setnim/large-positions.ts'
import { reducedRank, reduction } from '../../../facts/setnim/reduction.ts'
import { top } from '../../../facts/setnim/stacks.ts'
import { inTwoShapes } from '../../../judge/in-two-shapes.ts'
import { instances } from '../../../judge/instances.ts'
import { positions } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

function total(x: readonly number[]): number {
  return x.reduce((a, b) => a + b, 0)
}

/** What the algorithm returns. */
function result(x: readonly number[], k: number): readonly number[] {
  return algorithm1Trace(x, k).at(-1)!.x
}

function passes(x: readonly number[], k: number): number {
  return algorithm1Trace(x, k).length - 1
}

const PARTS = ['result', 'descent', 'passes ≤ x_n', 'passes ≤ x_n − x_{n−k+1}', 'large']

const GAMES = {
  ...everyK(1, 7),
  parameters: [...everyK(1, 7).parameters, choice('part', 'part of the statement', PARTS)],
}

const CARD = {
  id: 'DH-Alg1',
  kind: 'algorithm',
  at: 'Algorithm 1',
  paperStatus: 'proved',
  title: 'while x_n > ν(x), chop the top of x at ν(x): ends with red(x)',
  statement: String.raw`While $x_n>\nu(x)=\lfloor|x|/k\rfloor$, replace $x$ by $ctt(x,\nu(x))$. This ends, returns $red(x)$, each pass lowers the sum by at least 1, and at most $x_n$ passes are made.`,
  conventions: [
    'the bound on the passes is reconstructed; the words also fit x_n − x_{n−k+1}: both are encoded',
    'red by DH-D3 on boxes; for large positions by bisection, which is tested against DH-D3',
  ],
  decides:
    'for every position of the box, each part; large: the same for random positions up to 10^12',
  complexity: 'C(max+n,n) positions times a few passes',
  quick: { ranges: { n: [1, 3] }, max: 12 },
} as const

const ON_BOXES = positions({
  ...CARD,
  games: GAMES,
  facts: { red: reduction, top, reducedRank },
  digest: 'reducedRank',
  printed: {
    result: {
      says: 'the algorithm returns red(x)',
      holds: ({ x, red }, { k }) => result(x, k).join() === red.join(),
    },
    descent: {
      says: 'each pass lowers the sum by at least 1',
      holds: ({ x }, { k }) =>
        algorithm1Trace(x, k).every(
          (iterate, i, all) => i === 0 || total(iterate.x) < total(all[i - 1]!.x),
        ),
    },
    'passes ≤ x_n': {
      says: 'at most x_n passes are made',
      holds: ({ x, top }, { k }) => passes(x, k) <= top,
    },
    'passes ≤ x_n − x_{n−k+1}': {
      says: 'at most x_n − x_{n−k+1} passes are made',
      holds: ({ x, top }, { n, k }) => passes(x, k) <= top - x[n - k]!,
    },
  },
  // one pass only
  wrong: {
    case: { n: 4, k: 3, part: 'result' },
    max: 6,
    holds: ({ x, red }, { k }) => algorithm1Trace(x, k).slice(0, 2).at(-1)!.x.join() === red.join(),
  },
})

const LARGE = instances<ByK, UpToDomain, LargePosition>({
  ...CARD,
  parameters: GAMES.parameters,
  domain: () => ({ kind: 'up-to', of: 'random position', max: 1000 }),
  cost: (_, { max }) => BigInt(max),
  instances: ({ parameters: { n, k }, domain }) => largePositions(n, k, domain.max),
  digest: ({ reduction }) => reduction.at(-1)! % 2 ** 32,
  method: 'bisection',
  printed: {
    large: {
      says: 'the algorithm returns red(x), after at most x_n − x_{n−k+1} passes',
      holds: ({ x, reduction }, { n, k }) =>
        result(x, k).join() === reduction.join() && passes(x, k) <= x.at(-1)! - x[n - k]!,
      finds: ({ x, reduction }, { k }) =>
        `for x = ${formatPosition(x)} and k = ${k} the reduction is ${formatPosition(reduction)}`,
    },
  },
  witness: ({ x }, { k }) => ({ x, k }),
})

/** Reduction by repeated chopping. */
export const dhAlg1: Claim = inTwoShapes(ON_BOXES, LARGE, ({ part }) => part === 'large')
