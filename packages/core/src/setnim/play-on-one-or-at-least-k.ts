import { and, type Formula, integers } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { slowSetNim } from '../rules/games/sn.ts'
import { balancedFormula, isBalanced } from './balanced-position.ts'
import { heightsOf, sumOf } from './heights.ts'
import { longestPlay } from './longest-play.ts'
import { oddStacks } from './odd-stacks.ts'
import { parityRule } from './parity-rule.ts'

/**
 * The even k ≥ 2 such that A contains 1 and k,…,n, and all other members of A are odd.
 * {@link outcomeOnOneOrAtLeastK} applies to these sets, and k is the smallest even number of A.
 * The result is null for other sets.
 *
 * @throws RangeError unless A is a nonempty subset of 1..n
 * @source NT-5
 */
export function evenLeastSize(n: number, sizes: readonly number[]): number | null {
  const A = new Set(slowSetNim(n, sizes).sizes)
  const k = [...A].find((a) => a % 2 === 0)
  if (k === undefined || !A.has(1)) return null
  for (let a = k; a <= n; a++) if (!A.has(a)) return null
  return k
}

/**
 * The outcome of any position of SN(n,A) under normal play, if A contains 1 and k,…,n for an even
 * k, and all its other members are odd. The position is P iff it is P in SN(n,{k,…,n}) and sum(x)
 * is even.
 *
 * @param sizes the set A
 * @throws RangeError unless the heights ascend and A is such a set
 * @complexity O(n)
 * @source NT-5
 */
export function outcomeOnOneOrAtLeastK<T extends Pile>(
  x: Position<T>,
  sizes: readonly number[],
): Outcome {
  const k = checkedSize(x.length, sizes)
  const z = heightsOf(x, k)
  return !z.isOdd(sumOf(x, z)) && isBalanced(x, k) ? 'P' : 'N'
}

/**
 * The P-positions of {@link outcomeOnOneOrAtLeastK} as a formula over x1, …, xn.
 *
 * @throws RangeError unless A is such a set
 * @source NT-5
 */
export function oneOrAtLeastKFormula(n: number, sizes: readonly number[]): Formula {
  const even = IN_TERMS.even(IN_TERMS.sum(integers('x', n)))
  return and(balancedFormula(n, checkedSize(n, sizes)), even)
}

/**
 * A winning move of these games, as the indices (from 0, ascending) of the stacks to play on; null
 * at P-positions.
 *
 * - If the sum is odd and fewer than k stacks are odd, there are two cases. If a move on a lowest
 *   odd stack alone balances the halves, the function returns this move. Otherwise, the move
 *   follows the parity rule for k + 1 stacks.
 * - Otherwise, the move is on one odd stack if the halves are already balanced, and follows the
 *   parity rule for k stacks if the halves are not balanced.
 *
 * @param sizes the set A
 * @throws RangeError unless the heights ascend and A is such a set
 * @complexity O(n)
 * @source NT-5
 */
export function winningMoveOnOneOrAtLeastK<T extends Pile>(
  x: Position<T>,
  sizes: readonly number[],
): number[] | null {
  const k = checkedSize(x.length, sizes)
  const z = heightsOf(x, k)
  const sumIsOdd = z.isOdd(sumOf(x, z))
  const odd = oddStacks(x, z)
  if (isBalanced(x, k)) return sumIsOdd ? odd.slice(0, 1) : null
  if (!sumIsOdd || odd.length >= k) return parityRule(x, k)
  const half = (height: T): T => z.floorDiv(height, 2)
  const above = z.add(longestPlay(x.map(half), k), z.one)
  const capped = sumOf(
    x.map((height) => half(z.add(height, z.one))).map((v) => (v < above ? v : above)),
    z,
  )
  return capped === z.mul(z.of(k), above) ? odd.slice(0, 1) : parityRule(x, k + 1)
}

function checkedSize(n: number, sizes: readonly number[]): number {
  const k = evenLeastSize(n, sizes)
  if (k !== null) return k
  throw new RangeError(
    `A: expected 1, all numbers from an even k to ${n}, and odd numbers, got {${sizes.join()}}`,
  )
}
