import { algorithm1Trace } from '@nim/core/setnim'
import type { Claim } from '../../../judge/index.ts'
import { total } from '@nim/core/setnim/definitions'
import { BISECTION, reducingAlgorithm } from './reducing-algorithm.ts'

/** The result that the algorithm returns. */
function result(x: readonly number[], k: number): string {
  return algorithm1Trace(x, k).at(-1)!.x.join()
}

function passes(x: readonly number[], k: number): number {
  return algorithm1Trace(x, k).length - 1
}

export const dhAlg1: Claim = reducingAlgorithm({
  id: 'DH-Alg1',
  at: 'Algorithm 1',
  paperStatus: 'proved',
  title: 'while x_n > ν(x), chop the top of x at ν(x): ends with red(x)',
  statement: String.raw`While $x_n>\nu(x)=\lfloor|x|/k\rfloor$, replace $x$ by $ctt(x,\nu(x))$. This ends, returns $red(x)$, each pass lowers the sum by at least 1, and at most $x_n$ passes are made.`,
  conventions: [
    'the limit on the number of passes is reconstructed; the words also fit x_n − x_{n−k+1}, so the check tests both',
    BISECTION,
  ],
  quick: { ranges: { n: [1, 3] }, max: 12 },
  says: {
    result: 'the algorithm returns red(x)',
    descent: 'each pass lowers the sum by at least 1',
    'passes ≤ x_n': 'at most x_n passes are made',
    'passes ≤ x_n − x_{n−k+1}': 'at most x_n − x_{n−k+1} passes are made',
  },
  printed: {
    result: ({ x, red }, { k }) => result(x, k) === red.join(),
    descent: ({ x }, { k }) =>
      algorithm1Trace(x, k).every((at, i, all) => i === 0 || total(at.x) < total(all[i - 1]!.x)),
    'passes ≤ x_n': ({ x }, { k }) => passes(x, k) <= x.at(-1)!,
    'passes ≤ x_n − x_{n−k+1}': ({ x }, { n, k }) => passes(x, k) <= x.at(-1)! - x[n - k]!,
  },
  large: {
    says: 'the algorithm returns red(x), after at most x_n − x_{n−k+1} passes',
    holds: ({ x, reduction }, { n, k }) =>
      result(x, k) === reduction.join() && passes(x, k) <= x.at(-1)! - x[n - k]!,
  },
  // The mutation runs only one pass.
  wrongAt: { case: { n: 4, k: 3, part: 'result' }, max: 6 },
  wrong: ({ x, red }, { k }) => algorithm1Trace(x, k).slice(0, 2).at(-1)!.x.join() === red.join(),
})
