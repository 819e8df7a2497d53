import { exceptionalNumber } from '@nim/core/exact-slow'

/** Stands for the level of a position that is not exceptional. */
export const NOT_EXCEPTIONAL = -1

const UNKNOWN = -2

/**
 * m(x) of an exceptional position with odd piles (GMMV-D12), −1 if it is not exceptional: that looks
 * at the sum and at the largest pile. Asked for positions with odd piles only.
 */
export function levelsOfExceptional(
  n: number,
  max: number,
): (outer: readonly number[], x1: number, outerSum: number) => number {
  const width = n * max + 1
  const known = new Int32Array(width * (max + 1)).fill(UNKNOWN)
  return (outer, x1, outerSum) => {
    const key = outer[n - 1]! * width + outerSum + x1
    let level = known[key]!
    if (level === UNKNOWN) {
      level = exceptionalNumber([x1, ...outer.slice(1)]) ?? NOT_EXCEPTIONAL
      known[key] = level
    }
    return level
  }
}
