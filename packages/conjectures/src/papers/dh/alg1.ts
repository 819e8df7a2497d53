import { formatPosition } from '@nim/core/rules'
import { algorithm1Trace } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { algorithm1Chops } from '../../facts/setnim/algorithm-rows.ts'
import { isChoppedOnToReduction } from '../../facts/setnim/chopped-to-reduction.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import { LARGE_POSITIONS, type LargePosition } from '../../judge/shapes/dh/large-positions.ts'
import type { ListedPart, Parts } from '../../facts/setnim/part.ts'
import { byClasses, type ClassesOf } from '../../judge/shapes/dh/by-classes.ts'
import type { PositionFacts } from '../../facts/setnim/position-facts.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

type Trace = typeof algorithm1Trace<number>

function total(x: readonly number[]): number {
  return x.reduce((a, b) => a + b, 0)
}

/**
 * The parts of the statement for an algorithm, given by the positions it goes through.
 * @param classesOf whether it ends with the reduction, for all positions of a game at once
 */
export function algorithm1Parts(trace: Trace, classesOf?: ClassesOf): Parts {
  const endsReduced = (at: PositionFacts): boolean =>
    formatPosition(trace(at.x, at.k).at(-1)!.x) === formatPosition(at.reduction())
  const passes = ({ x, k }: PositionFacts): number => trace(x, k).length - 1
  const finds = (at: PositionFacts): string =>
    `the algorithm goes through ${trace(at.x, at.k)
      .map((iterate) => formatPosition(iterate.x))
      .join(' and ')}, the reduction is ${formatPosition(at.reduction())}`
  const large: ListedPart<LargePosition> = {
    says: 'the algorithm returns red(x), after at most x_n − x_{n−k+1} passes',
    ofInstance: ({ x, k, reduction }) => {
      const iterates = trace(x, k)
      const isRight = formatPosition(iterates.at(-1)!.x) === formatPosition(reduction)
      return isRight && iterates.length - 1 <= x.at(-1)! - x[x.length - k]!
    },
  }
  return {
    result: {
      says: 'the algorithm returns red(x)',
      ofPosition: classesOf === undefined ? endsReduced : byClasses(classesOf, endsReduced),
      finds,
    },
    descent: {
      says: 'each pass lowers the sum by at least 1',
      ofPosition: ({ x, k }) =>
        trace(x, k).every((iterate, i, all) => i === 0 || total(iterate.x) < total(all[i - 1]!.x)),
      finds,
    },
    'passes ≤ x_n': {
      says: 'at most x_n passes are made',
      ofPosition: (at) => passes(at) <= at.top,
      finds,
    },
    'passes ≤ x_n − x_{n−k+1}': {
      says: 'at most x_n − x_{n−k+1} passes are made',
      ofPosition: (at) => passes(at) <= at.top - at.x[at.n - at.k]!,
      finds,
    },
    large,
  }
}

const PRINTED: Parts = algorithm1Parts(algorithm1Trace, (game) =>
  isChoppedOnToReduction(game, algorithm1Chops(game)),
)

/** Reduction by repeated chopping. */
export const dhAlg1: Claim = statementClaim({
  id: 'DH-Alg1',
  kind: 'algorithm',
  source: `${DH}, Algorithm 1`,
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
  games: everyK(1, 7),
  lists: LARGE_POSITIONS,
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: PRINTED,
})
