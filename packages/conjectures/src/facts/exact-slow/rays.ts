import { mPlayCountAccelerated } from '@nim/core/exact-slow'
import { type Period, periodOf, solveSubtraction } from '@nim/core/exact-slow/definitions'
import { denseBox, sortedBox } from '@nim/core/rules'
import { positionsBySum, positionsOf } from './positions-by-sum.ts'

/** What is seen along x + t·d. */
export interface Ray {
  readonly x: readonly number[]
  readonly d: readonly number[]
  readonly seen: Period | null
  /** 0 for P, 1 for N, for t = 0, 1, … */
  readonly outcomes: readonly number[]
}

/** A ray in a subtraction game. */
export interface RayOfGame extends Ray {
  readonly differences: readonly (readonly number[])[]
}

/** A list of rays, at the end of which their longest preperiod and period are written down. */
function* measured<R extends Ray>(
  rays: Iterable<R>,
  data: Record<string, number | string>,
): Generator<R, void> {
  let [longestPreperiod, longestPeriod] = [0, 0]
  for (const ray of rays) {
    longestPreperiod = Math.max(longestPreperiod, ray.seen?.preperiod ?? 0)
    longestPeriod = Math.max(longestPeriod, ray.seen?.period ?? 0)
    yield ray
  }
  Object.assign(data, { longestPreperiod, longestPeriod })
}

/**
 * The parity of R in NIM(n,n−1), by the M-rule, at x + t·d for t below a bound, for all sorted x and d
 * with entries up to 2, d not zero.
 */
export function raysOfNim(
  n: number,
  bound: number,
  data: Record<string, number | string>,
): Iterable<Ray> {
  const vectors = positionsBySum(sortedBox(n, 2))
  function* rays(): Generator<Ray, void> {
    for (const x of vectors) {
      for (const d of vectors.slice(1)) {
        const outcomes = Array.from(
          { length: bound },
          (_, t) => mPlayCountAccelerated(x.map((pile, i) => pile + t * d[i]!)) % 2,
        )
        yield { x, d, outcomes, seen: periodOf(outcomes) }
      }
    }
  }
  return measured(rays(), data)
}

const DIRECTIONS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[1]],
  2: [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 1],
  ],
}

/**
 * Outcomes in subtraction games with entries up to a bound: all sets of differences up to 6 in dimension
 * 1, of vectors with entries up to 2 in dimension 2; from every start with entries up to 2.
 */
export function raysOfSubtractionGames(
  dimension: number,
  max: number,
  data: Record<string, number | string>,
): Iterable<RayOfGame> {
  const vectors = positionsOf(denseBox(dimension, dimension === 1 ? 6 : 2)).slice(1)
  const starts = positionsOf(denseBox(dimension, 2))
  function* rays(): Generator<RayOfGame, void> {
    for (let set = 1; set < 2 ** vectors.length; set++) {
      const differences = vectors.filter((_, i) => (set >> i) & 1)
      const isP = solveSubtraction(dimension, max, differences)
      for (const start of starts) {
        for (const d of DIRECTIONS[dimension]!) {
          const outcomes: number[] = []
          for (let x = start; x.every((entry) => entry <= max);) {
            outcomes.push(isP(x) ? 0 : 1)
            x = x.map((entry, i) => entry + d[i]!)
          }
          yield { differences, x: start, d, outcomes, seen: periodOf(outcomes) }
        }
      }
    }
  }
  return measured(rays(), data)
}
