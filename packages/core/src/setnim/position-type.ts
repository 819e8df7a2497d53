import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf, sumOf } from './heights.ts'

/**
 * The type (o,r) of a position of SN(n,A) with k = min A: o stacks have odd height (0 is even), and
 * r = sum(x) mod 2k. Since 2k is even, o and r have the same parity.
 * @source DH-D7
 */
export interface PositionType {
  readonly o: number
  readonly r: number
}

/**
 * The type of a position, with modulus 2k.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n)
 * @source DH-D7
 */
export function positionType<T extends Pile>(x: Position<T>, k: number): PositionType {
  const z = heightsOf(x, k)
  return { o: x.filter((height) => z.isOdd(height)).length, r: z.mod(sumOf(x, z), 2 * k) }
}

/**
 * True if (o,r) is a cell of the position grid for n stacks and modulus 2k that some position can
 * have: 0 ≤ o ≤ n, 0 ≤ r < 2k, and o and r have the same parity. The figures show a dot in all
 * other cells.
 * @source DH-D7
 */
export function isPositionType({ o, r }: PositionType, n: number, k: number): boolean {
  const whole = [o, r, n, k].every((value) => Number.isSafeInteger(value))
  return whole && o >= 0 && o <= n && r >= 0 && r < 2 * k && (o + r) % 2 === 0
}

/**
 * Checks a type.
 * @throws RangeError unless 1 ≤ k ≤ n are whole numbers and (o,r) is a type for these numbers
 */
export function checkPositionType(type: PositionType, n: number, k: number): void {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(k) || k < 1 || k > n) {
    throw new RangeError(`type: expected whole numbers 1 <= k <= n, got n = ${n}, k = ${k}`)
  }
  if (!isPositionType(type, n, k)) {
    throw new RangeError(
      `type: expected 0 <= o <= ${n} and 0 <= r < ${2 * k} of the same parity, got (${type.o},${type.r})`,
    )
  }
}
