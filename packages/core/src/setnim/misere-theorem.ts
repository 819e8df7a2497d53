import { type Formula, integers } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'
import { isOneAndOddNumbers, isOddWithOne } from './play-on-odd-numbers.ts'

/** The theorems on P-positions of SN(n,A) in misère play, identified by their ids. */
export type MisereTheorem = 'NT-L25' | 'NT-12'

/**
 * Returns the theorem that describes the P-positions of SN(n,A) in misère play. The result is null
 * if no theorem applies. The theorems are:
 *
 * - NT-L25 if A consists of odd numbers including 1;
 * - NT-12 for A = {1,…,n} and for A = {1,…,n−1}. NT-12 also applies if n is even and A consists of
 *   n and of odd numbers including 1.
 *
 * @param sizes the set A, ascending
 * @complexity O(|A|)
 * @source NT-L25, NT-12
 */
export function misereTheorem(n: number, sizes: readonly number[]): MisereTheorem | null {
  if (isOddWithOne(sizes)) return 'NT-L25'
  const isFromOne = sizes.length === sizes.at(-1)
  return (isFromOne && sizes.length >= n - 1) || isOneAndOddNumbers(n, sizes) ? 'NT-12' : null
}

/**
 * The outcome of any position of SN(n,A) in misère play by {@link misereTheorem}; null if no
 * theorem covers A.
 *
 * @param sizes the set A, ascending
 * @throws RangeError unless the heights ascend
 * @complexity O(n + |A|)
 * @source NT-L25, NT-12
 */
export function outcomeByMisereTheorem<T extends Pile>(
  x: Position<T>,
  sizes: readonly number[],
): Outcome | null {
  if (misereTheorem(x.length, sizes) === null) return null
  return isP(inIntegers(heightsOf(x)), x, sizes) ? 'P' : 'N'
}

/**
 * The P-positions of {@link outcomeByMisereTheorem} as a formula over x1, …, xn.
 *
 * @throws RangeError if no theorem covers A
 * @source NT-L25, NT-12
 */
export function misereFormula(n: number, sizes: readonly number[]): Formula {
  if (misereTheorem(n, sizes) === null) {
    throw new RangeError(`A: no theorem describes SN(${n},{${sizes.join()}}) in misère play`)
  }
  return isP(IN_TERMS, integers('x', n), sizes)
}

function isP<T, B>(z: Interpretation<T, B>, x: readonly T[], sizes: readonly number[]): B {
  if (isOddWithOne(sizes)) return z.odd(z.sum(x))
  if (sizes.length === x.length) return onAnyStacks(z, x)
  if (sizes.length === x.length - 1 && sizes.at(-1) === sizes.length) return onAllButAll(z, x)
  return onOddNumbersOrAll(z, x)
}

/**
 * The rule for A = {1,…,n}. If at most one stack is nonempty, the position is P iff the highest
 * stack is odd. Otherwise, the position is P iff all stacks are even.
 */
function onAnyStacks<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  return either(z, z.eq(x.at(-2)!, 0), z.odd(x.at(-1)!), z.and(x.map(z.even)))
}

/**
 * The rule for A = {1,…,n−1}. If x_1 = x_{n−1}, the position is P iff x_n − x_1 is odd. Otherwise,
 * the position is P iff all stacks have the same parity.
 */
function onAllButAll<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  const [least, greatest] = [x[0]!, x.at(-1)!]
  const isOneParity = z.or([z.and(x.map(z.even)), z.and(x.map(z.odd))])
  return either(z, z.eq(least, x.at(-2)!), z.odd(z.minus(greatest, least)), isOneParity)
}

/**
 * The rule for a set A that consists of odd numbers, including 1, and of the even number n. If x_1
 * = 0, the position is P iff |x| is odd. Otherwise, the position is P iff |x| and x_1 are even.
 */
function onOddNumbersOrAll<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  const [least, sum] = [x[0]!, z.sum(x)]
  return either(z, z.eq(least, 0), z.odd(sum), z.and([z.even(least), z.even(sum)]))
}

/** The statement `first` where the condition holds, and the statement `second` elsewhere. */
function either<T, B>(z: Interpretation<T, B>, condition: B, first: B, second: B): B {
  return z.or([z.and([condition, first]), z.and([z.not(condition), second])])
}
