import { type Formula, integers } from '@nim/presburger'
import type { Integers, Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Position } from '../rules/position.ts'

/** The stacks of odd height, as indices from 0 in ascending order. */
export function oddStacks<T extends Pile>(x: Position<T>, z: Integers<T>): number[] {
  return x.flatMap((height, i) => (z.isOdd(height) ? [i] : []))
}

/** The number o of odd stacks. @source DH-D7 */
export function oddCount<T, B>(z: Interpretation<T, B>, x: readonly T[]): T {
  return z.count(x.map(z.odd))
}

/** True if the number of odd stacks is one of these numbers. */
export function isOddCountIn<T, B>(
  z: Interpretation<T, B>,
  x: readonly T[],
  numbers: readonly number[],
): B {
  const o = oddCount(z, x)
  return z.or(numbers.map((number) => z.eq(o, number)))
}

/**
 * A formula that states that the number of odd piles among x1, …, xn is one of these numbers. For
 * the list [0], the formula describes P-positions. If these numbers are the possible numbers of
 * piles in a move, the formula describes N-positions.
 *
 * @source DH-T4.1, GMMV-F2, GMMV-F3
 */
export function oddCountFormula(n: number, numbers: readonly number[]): Formula {
  return isOddCountIn(IN_TERMS, integers('x', n), numbers)
}
