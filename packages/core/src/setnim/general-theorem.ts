import type { Pile } from '../integers/integers.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { slowSetNim } from '../rules/games/sn.ts'
import { outcomeOnAtLeastK, winningMoveOnAtLeastK } from './play-on-at-least-k.ts'
import { outcomeOnKToAllButOne, winningMoveOnKToAllButOne } from './play-on-k-to-all-but-one.ts'
import {
  isOneAndOddNumbers,
  outcomeOnOddNumbers,
  winningMoveOnOddNumbers,
} from './play-on-odd-numbers.ts'
import {
  evenLeastSize,
  outcomeOnOneOrAtLeastK,
  winningMoveOnOneOrAtLeastK,
} from './play-on-one-or-at-least-k.ts'
import {
  outcomeOnOneOrAllButOne,
  winningMoveOnOneOrAllButOne,
} from './play-on-one-or-all-but-one.ts'
import {
  isOneToAllButTwo,
  outcomeOnOneToAllButTwo,
  winningMoveOnOneToAllButTwo,
} from './play-on-one-to-all-but-two.ts'

/** The general theorems on P-positions of SN(n,A), identified by their ids. */
export type GeneralTheorem = 'NT-1' | 'NT-2' | 'NT-3' | 'NT-4' | 'NT-5' | 'NT-11'

/**
 * Returns the first general theorem that describes all P-positions of SN(n,A), or null if there is
 * no such theorem:
 *
 * - NT-1 for A = {k,…,n};
 * - NT-2 for A = {k,…,n−1}, where k divides n−1;
 * - NT-3 for A = {1,n−1}, where n is odd;
 * - NT-4 if A consists of odd numbers including 1, and possibly of an even n;
 * - NT-5 if A contains 1 and all of {k,…,n} for an even k, and all other members of A are odd;
 * - NT-11 for A = {1,…,n−2}, with or without n, where n ≥ 4.
 *
 * @param sizes the set A
 * @throws RangeError unless A is a nonempty subset of 1..n
 * @complexity O(|A| log |A|)
 * @source NT-1, NT-2, NT-3, NT-4, NT-5, NT-11
 */
export function generalTheorem(n: number, sizes: readonly number[]): GeneralTheorem | null {
  const A = slowSetNim(n, sizes).sizes
  const least = A[0]!
  const greatest = A.at(-1)!
  const isInterval = greatest - least === A.length - 1
  if (isInterval && greatest === n) return 'NT-1'
  if (isInterval && greatest === n - 1 && (n - 1) % least === 0) return 'NT-2'
  if (n % 2 === 1 && A.length === 2 && least === 1 && greatest === n - 1) return 'NT-3'
  if (isOneAndOddNumbers(n, A)) return 'NT-4'
  if (isOneToAllButTwo(n, A)) return 'NT-11'
  return evenLeastSize(n, A) === null ? null : 'NT-5'
}

/**
 * The outcome of any position of SN(n,A) under normal play by {@link generalTheorem}; null if no
 * theorem covers A.
 *
 * @param sizes the set A
 * @throws RangeError unless A is a nonempty subset of 1..n and the heights ascend
 * @complexity O(n + |A| log |A|)
 * @source NT-1, NT-2, NT-3, NT-4, NT-5, NT-11
 */
export function outcomeByGeneralTheorem<T extends Pile>(
  x: Position<T>,
  sizes: readonly number[],
): Outcome | null {
  const k = slowSetNim(x.length, sizes).sizes[0]!
  switch (generalTheorem(x.length, sizes)) {
    case 'NT-1':
      return outcomeOnAtLeastK(x, k)
    case 'NT-2':
      return outcomeOnKToAllButOne(x, k)
    case 'NT-3':
      return outcomeOnOneOrAllButOne(x)
    case 'NT-4':
      return outcomeOnOddNumbers(x, sizes)
    case 'NT-5':
      return outcomeOnOneOrAtLeastK(x, sizes)
    case 'NT-11':
      return outcomeOnOneToAllButTwo(x)
    case null:
      return null
  }
}

/**
 * A winning move of SN(n,A) by {@link generalTheorem}, as the indices (from 0, ascending) of the
 * stacks to play on. The result is null at P-positions, and if no theorem covers A.
 *
 * @param sizes the set A
 * @throws RangeError unless A is a nonempty subset of 1..n and the heights ascend
 * @complexity O(n + |A| log |A|)
 * @source NT-1, NT-2, NT-3, NT-4, NT-5, NT-11
 */
export function winningMoveByGeneralTheorem<T extends Pile>(
  x: Position<T>,
  sizes: readonly number[],
): number[] | null {
  const k = slowSetNim(x.length, sizes).sizes[0]!
  switch (generalTheorem(x.length, sizes)) {
    case 'NT-1':
      return winningMoveOnAtLeastK(x, k)
    case 'NT-2':
      return winningMoveOnKToAllButOne(x, k)
    case 'NT-3':
      return winningMoveOnOneOrAllButOne(x)
    case 'NT-4':
      return winningMoveOnOddNumbers(x, sizes)
    case 'NT-5':
      return winningMoveOnOneOrAtLeastK(x, sizes)
    case 'NT-11':
      return winningMoveOnOneToAllButTwo(x)
    case null:
      return null
  }
}
