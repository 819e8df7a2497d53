import { periodOf, solveSubtraction } from '@nim/core/exact-slow/definitions'
import { denseBox } from '@nim/core/rules'
import { positionsOf } from '../../../facts/exact-slow/positions-by-sum.ts'
import { measured, type Ray } from './rays.ts'

/** A ray in a subtraction game. */
export interface RayOfGame extends Ray {
  readonly differences: readonly (readonly number[])[]
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
 * Outcomes in subtraction games with entries up to a limit. In dimension 1 these are all sets of
 * differences up to 6; in dimension 2, all sets of vectors with entries up to 2. Every start has
 * entries up to 2.
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
