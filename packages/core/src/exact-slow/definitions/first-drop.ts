import { exactSlowNim } from '../../rules/games/nim.ts'
import { options } from '../../rules/options.ts'
import { compareSumLex } from '../../rules/order.ts'

/** A position at which removing one stone increases the remoteness. */
export interface Drop {
  readonly x: readonly number[]
  readonly R: number
  /** A position that has one stone fewer than x and a larger remoteness. */
  readonly below: readonly number[]
  readonly RBelow: number
}

/**
 * The smallest x of NIM(n,k), ordered by |x| and then lexicographically, such that R(x) < R(y) for
 * some y ≺ x. Null if no such x with |x| ≤ most exists. The function uses the rules to solve all
 * positions with up to `most` stones. It sets no limit on the sizes of the piles.
 *
 * It is enough to compare x with the positions y that have one stone fewer. If we remove the stones
 * one at a time to get from x to any y, R increases at some step. The position before that step has
 * the same property as x, so it cannot be smaller than x.
 *
 * @complexity the number of positions with |x| ≤ most, times C(n,k) + n
 * @source GMMV-D8.drops
 */
export function firstDrop(n: number, k: number, most: number): Drop | null {
  const ruleset = exactSlowNim(n, k)
  const remotenesses = new Map<string, number>()
  for (let sum = 0; sum <= most; sum++) {
    const drops: Drop[] = []
    for (const x of positionsOfSum(n, sum, sum)) {
      const R = remotenessFrom(
        options(ruleset, x).map((option) => remotenesses.get(option.join())!),
      )
      remotenesses.set(x.join(), R)
      for (const below of lowerCovers(x)) {
        const RBelow = remotenesses.get(below.join())!
        if (RBelow > R) drops.push({ x, R, below, RBelow })
      }
    }
    if (drops.length > 0) return drops.toSorted((a, b) => compareSumLex(a.x, b.x))[0]!
  }
  return null
}

/** The remoteness of a position, computed from the values of its options. */
function remotenessFrom(values: readonly number[]): number {
  const even = values.filter((value) => value % 2 === 0)
  if (even.length > 0) return 1 + Math.min(...even)
  return values.length === 0 ? 0 : 1 + Math.max(...values)
}

/**
 * The positions with one stone fewer than x, where the stone is taken from the first pile of each
 * size.
 */
function lowerCovers(x: readonly number[]): (readonly number[])[] {
  return x.flatMap((pile, i) =>
    pile > 0 && x[i - 1] !== pile ? [x.map((other, j) => (j === i ? other - 1 : other))] : [],
  )
}

/** The sorted positions of n piles that have this sum and no pile larger than `largest`. */
function* positionsOfSum(
  n: number,
  sum: number,
  largest: number,
): Generator<readonly number[], void> {
  if (n === 1) {
    if (sum <= largest) yield [sum]
    return
  }
  for (let last = Math.ceil(sum / n); last <= Math.min(sum, largest); last++) {
    for (const x of positionsOfSum(n - 1, sum - last, last)) yield [...x, last]
  }
}
