import { NAMES } from './formula.ts'
import { assign } from '../../src/index.ts'

/** All positions of x, y, z with entries from −reach to reach. */
export function cube(reach: number): number[][] {
  const side = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach)
  return side.flatMap((x) => side.flatMap((y) => side.map((z) => [x, y, z])))
}

/** Assigns the entries of a position to x, y, z. */
export function at<T extends number | bigint>(position: readonly T[]): ReadonlyMap<string, T> {
  return assign(NAMES, position)
}
