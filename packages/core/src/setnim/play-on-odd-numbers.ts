import { congruent, type Formula, integers, plus } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome, PlayConvention } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { slowSetNim } from '../rules/games/sn.ts'
import { heightsOf, sumOf } from './heights.ts'

/**
 * True if A consists of odd numbers including 1, and possibly of an even n. {@link
 * outcomeOnOddNumbers} applies to these sets.
 *
 * @throws RangeError unless A is a nonempty subset of 1..n
 * @source NT-4
 */
export function isOneAndOddNumbers(n: number, sizes: readonly number[]): boolean {
  const A = slowSetNim(n, sizes).sizes
  return A[0] === 1 && A.every((a) => a % 2 === 1 || a === n)
}

/**
 * True if A consists of odd numbers including 1. Then every move changes the parity of the sum, and
 * x = 0 is the only terminal position. So the parity of the sum determines the outcome in normal
 * and in misère play.
 *
 * @param sizes the set A
 * @complexity O(|A|)
 * @source NT-L25
 */
export function isOddWithOne(sizes: readonly number[]): boolean {
  return sizes.includes(1) && sizes.every((a) => a % 2 === 1)
}

/**
 * For such a set A, a formula over x1, …, xn for the P-positions of SN(n,A). It states that the sum
 * is even in normal play and odd in misère play.
 *
 * @source NT-L25
 */
export function parityFormula(n: number, play: PlayConvention): Formula {
  return congruent(plus(...integers('x', n)), play === 'normal' ? 0 : 1, 2)
}

/**
 * The outcome of any position of SN(n,A) under normal play, for a set A of odd numbers including 1:
 * P iff sum(x) is even. If n is even and A also contains n, the position is P iff sum(x) and x_1
 * are even.
 *
 * @param sizes the set A
 * @throws RangeError unless the heights ascend and A is such a set
 * @complexity O(n)
 * @source NT-4
 */
export function outcomeOnOddNumbers<T extends Pile>(
  x: Position<T>,
  sizes: readonly number[],
): Outcome {
  const z = heightsOf(x)
  checkSizes(x.length, sizes)
  return isP(inIntegers(z), x, sizes) ? 'P' : 'N'
}

/**
 * The P-positions of {@link outcomeOnOddNumbers} as a formula over x1, …, xn.
 *
 * @throws RangeError unless A is such a set
 * @source NT-4
 */
export function oddNumbersFormula(n: number, sizes: readonly number[]): Formula {
  checkSizes(n, sizes)
  return isP(IN_TERMS, integers('x', n), sizes)
}

function isP<T, B>(z: Interpretation<T, B>, x: readonly T[], sizes: readonly number[]): B {
  const sum = z.even(z.sum(x))
  return minimumCounts(x.length, sizes) ? z.and([sum, z.even(x[0]!)]) : sum
}

/**
 * A winning move of these games, as the indices (from 0, ascending) of the stacks to play on. The
 * move takes a token from one stack or from every stack. Null at P-positions.
 *
 * @param sizes the set A
 * @throws RangeError unless the heights ascend and A is such a set
 * @complexity O(n)
 * @source NT-4
 */
export function winningMoveOnOddNumbers<T extends Pile>(
  x: Position<T>,
  sizes: readonly number[],
): number[] | null {
  const z = heightsOf(x)
  const n = x.length
  checkSizes(n, sizes)
  const sumIsOdd = z.isOdd(sumOf(x, z))
  if (minimumCounts(n, sizes) && z.isOdd(x[0]!)) return sumIsOdd ? [0] : x.map((_, i) => i)
  return sumIsOdd ? [n - 1] : null
}

function minimumCounts(n: number, sizes: readonly number[]): boolean {
  return n % 2 === 0 && sizes.includes(n)
}

function checkSizes(n: number, sizes: readonly number[]): void {
  if (isOneAndOddNumbers(n, sizes)) return
  throw new RangeError(`A: expected 1, odd numbers, and n if it is even, got {${sizes.join()}}`)
}
