import { type Formula, integers } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'

/**
 * The outcome of any position of SN(n,{1,n−1}) under normal play, if n ≥ 3 is odd. A move takes one
 * token from one stack, or one token from every stack except one. The position is P iff x_1, x_2
 * and sum(x) have the same parity.
 *
 * @throws RangeError unless the heights ascend and n ≥ 3 is odd
 * @complexity O(n)
 * @source NT-3
 */
export function outcomeOnOneOrAllButOne<T extends Pile>(x: Position<T>): Outcome {
  return isP(inIntegers(heightsOf(x)), x) ? 'P' : 'N'
}

/** The P-positions of {@link outcomeOnOneOrAllButOne} as a formula over x1, …, xn. @source NT-3 */
export function oneOrAllButOneFormula(n: number): Formula {
  return isP(IN_TERMS, integers('x', n))
}

function isP<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  const { first, second, sum } = parities(z, x)
  return z.and([z.iff(first, second), z.iff(second, sum)])
}

/**
 * A winning move of SN(n,{1,n−1}), where n ≥ 3 is odd; null at P-positions. The move is a list of
 * the indices, ascending from 0, of the stacks to play on. At an N-position, one of the three
 * parities (of x_1, of x_2 and of the sum) differs from the other two. This parity determines the
 * move:
 *
 * - the sum: lower x_n;
 * - x_1: lower x_2;
 * - x_2: lower x_1, or all other stacks if x_1 = 0.
 *
 * @throws RangeError unless the heights ascend and n ≥ 3 is odd
 * @complexity O(n)
 * @source NT-3
 */
export function winningMoveOnOneOrAllButOne<T extends Pile>(x: Position<T>): number[] | null {
  const { first, second, sum } = parities(inIntegers(heightsOf(x)), x)
  if (first === second) return sum === first ? null : [x.length - 1]
  if (sum === second) return [1]
  return x[0]! > 0 ? [0] : Array.from({ length: x.length - 1 }, (_, i) => i + 1)
}

/** The parities of x_1, x_2 and the sum. Here `true` means that the number is odd. */
function parities<T, B>(
  z: Interpretation<T, B>,
  x: readonly T[],
): { readonly first: B; readonly second: B; readonly sum: B } {
  if (x.length < 3 || x.length % 2 === 0) {
    throw new RangeError(`position: expected an odd number of stacks, at least 3, got ${x.length}`)
  }
  return { first: z.odd(x[0]!), second: z.odd(x[1]!), sum: z.odd(z.sum(x)) }
}
