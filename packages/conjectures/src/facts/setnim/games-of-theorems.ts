import { slowSetNim } from '@nim/core/rules'
import { sizeK } from '../../claim/parameters-nk.ts'
import type { CaseParameters } from '../../claim/parameter.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import type { ByA, ByK, ByN, GameFamily } from './game-families.ts'
import { moveSetParameter, stacks } from './game-families.ts'
import { formatMoveSet, moveSets, moveSizesFrom, parseMoveSet } from './move-sets.ts'

/** The highest stack of the boxes for n = 1, 2, …, which have up to 330 positions. */
const MAX = [30, 16, 10, 7, 5, 4]

/** The highest stacks for statements about few positions. The boxes have up to 1,287 positions. */
const LARGER_MAX = [30, 24, 14, 10, 8, 5]

function boxes(highest: readonly number[]): (parameters: CaseParameters) => BoxDomain {
  return ({ n }) => ({ kind: 'box', max: highest[(n as number) - 1] ?? 2 })
}

/** The games SN(n,{k,…,n}) for every k, with one case for each k. */
export function atLeastK(to: number): GameFamily<ByK> {
  return {
    parameters: [
      stacks(1, 1, to),
      sizeK('smallest number of stacks of a move', (count) => [1, count]),
    ],
    ruleset: ({ n, k }) => slowSetNim(n, moveSizesFrom(k, n)),
    defaultDomain: boxes(MAX),
  }
}

/** The games SN(n,{1,…,n}), in which every nonempty set of nonempty stacks is a move. */
export function anyStacks(to: number): GameFamily<ByN> {
  return {
    parameters: [stacks(1, 1, to)],
    ruleset: ({ n }) => slowSetNim(n, moveSizesFrom(1, n)),
    defaultDomain: boxes(MAX),
  }
}

/** The games SN(n,A) for every A of a list, with one case for each A. */
export function everyAOf(
  setsOf: (n: number) => readonly string[],
  lowest: number,
  to: number,
): GameFamily<ByA> {
  return {
    parameters: [stacks(lowest, lowest, to), moveSetParameter(({ n }) => setsOf(n as number))],
    ruleset: ({ n, A }) => slowSetNim(n, parseMoveSet(A)),
    defaultDomain: boxes(LARGER_MAX),
  }
}

/** The games SN(n,A) for every A, with one case for each A, on smaller boxes. */
export function everySet(to: number): GameFamily<ByA> {
  return { ...everyAOf(moveSets, 1, to), defaultDomain: boxes(MAX) }
}

/** {k,…,n−1} for every divisor k of n−1. */
export function divisorIntervals(n: number): string[] {
  return Array.from({ length: n - 1 }, (_, i) => i + 1)
    .filter((k) => (n - 1) % k === 0)
    .map((k) => formatMoveSet(moveSizesFrom(k, n - 1)))
}

/** Every set of odd numbers that contains 1; for even n, also each of these sets with n added. */
export function oddNumberSets(n: number): string[] {
  return moveSets(n).filter((A) => {
    const sizes = parseMoveSet(A)
    return sizes[0] === 1 && sizes.every((a) => a % 2 === 1 || a === n)
  })
}

/** Every A that is {1,k,…,n} with perhaps other odd numbers, 2 ≤ k ≤ n, for one parity of k. */
export function oneAndIntervals(parity: 'even' | 'odd'): (n: number) => string[] {
  return (n) =>
    moveSets(n).filter((A) => {
      const sizes = parseMoveSet(A)
      return sizes[0] === 1 && intervalOf(n, sizes, parity) !== null
    })
}

/**
 * The least k ≥ 2 with the given parity such that A contains k,…,n and no even number below k. An
 * odd k is at least 3 and has an even number above it. Null if there is no such k.
 */
export function intervalOf(
  n: number,
  sizes: readonly number[],
  parity: 'even' | 'odd',
): number | null {
  const has = (a: number): boolean => sizes.includes(a)
  for (let k = parity === 'even' ? 2 : 3; k <= n; k += 2) {
    const isCovered = moveSizesFrom(k, n).every(has)
    if (isCovered && sizes.every((a) => a >= k || a % 2 === 1)) return k
  }
  return null
}

/** The games SN(n,{1,n−1}) for odd n. */
export function oneOrAllButOne(): GameFamily<ByA> {
  return everyAOf((n) => (n % 2 === 1 ? [formatMoveSet([1, n - 1])] : []), 3, 7)
}
