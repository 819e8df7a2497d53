import type { Pile } from '../integers/integers.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { slowSetNim } from '../rules/games/sn.ts'
import { heightsOf } from './heights.ts'
import { isOddCountIn } from './odd-stacks.ts'

/**
 * The outcome of a position of SN(n,A) under normal play. The position need not be reduced. If o is
 * the number of odd stacks, the outcome is P if o = 0, and N if o ∈ A. `null` if the theorem gives
 * no answer.
 *
 * @param sizes the set A, a nonempty subset of 1..n
 * @throws RangeError if A is not such a set or the heights do not ascend
 * @complexity O(n)
 * @source DH-T4.1
 */
export function outcomeByTheorem41<T extends Pile>(
  x: Position<T>,
  sizes: readonly number[],
): Outcome | null {
  const z = inIntegers(heightsOf(x))
  const ruleset = slowSetNim(x.length, sizes)
  if (isOddCountIn(z, x, [0])) return 'P'
  return isOddCountIn(z, x, ruleset.sizes) ? 'N' : null
}
