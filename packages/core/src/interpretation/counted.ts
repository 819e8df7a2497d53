import { digitsOf, type OperationCount } from '../integers/operation-count.ts'
import { watched } from '../integers/watched.ts'
import type { Interpretation } from './interpretation.ts'

/**
 * Returns the same interpretation, except that each operation adds the total number of digits of
 * its operands to a count. An operand that is a truth value adds 1 to the count.
 */
export function counted<T, B>(
  interpretation: Interpretation<T, B>,
  count: OperationCount,
): Interpretation<T, B> {
  return watched(interpretation, (operands) => {
    for (const operand of operands) count.operations += lengthOf(operand)
  })
}

function lengthOf(operand: unknown): number {
  return typeof operand === 'number' || typeof operand === 'bigint' ? digitsOf(operand) : 1
}
