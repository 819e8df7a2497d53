import { formatPosition } from '@nim/core/rules'
import type { algorithm2Trace } from '@nim/core/setnim'
import type { LargePosition } from './large-positions.ts'
import type { ListedPart, Parts } from '../../../facts/setnim/part.ts'
import { byClasses, type ClassesOf } from './by-classes.ts'
import type { PositionFacts } from '../../../facts/setnim/position-facts.ts'

/** Algorithm 2 in some form: the rows it visits and what it returns. */
type Algorithm2 = (
  x: readonly number[],
  k: number,
) => Pick<ReturnType<typeof algorithm2Trace<number>>, 'visited' | 'partialSums' | 'm' | 'result'>

/**
 * The parts of the statement on Algorithm 2.
 * @param classesOf whether it returns the reduction, for all positions of a game at once
 */
export function algorithm2Parts(run: Algorithm2, classesOf?: ClassesOf): Parts {
  const returnsReduction = (at: PositionFacts): boolean =>
    formatPosition(run(at.x, at.k).result) === formatPosition(at.reduction())
  const large: ListedPart<LargePosition> = {
    says: 'the algorithm returns red(x)',
    ofInstance: ({ x, k, reduction }) =>
      formatPosition(run(x, k).result) === formatPosition(reduction),
  }
  return {
    result: {
      says: 'the algorithm returns red(x)',
      ofPosition:
        classesOf === undefined ? returnsReduction : byClasses(classesOf, returnsReduction),
      finds: (at) => {
        const { visited, m, result } = run(at.x, at.k)
        const rows = visited.map((row) => `m = ${row.m} at i = ${row.i}`).join(', ')
        return `the algorithm visits ${rows} and returns ctt(x,${m}) = ${formatPosition(result)}, while by the definition red(${formatPosition(at.x)}) = ${formatPosition(at.reduction())}`
      },
    },
    steps: {
      says: 'n additions make the sums and at most k tests are made',
      ofPosition: ({ x, n, k }) => {
        const { visited, partialSums } = run(x, k)
        return partialSums.length === n + 1 && visited.length >= 1 && visited.length <= k
      },
    },
    large,
  }
}
