import { digitsOf, type OperationCount } from '../integers/operation-count.ts'
import type { Interpretation } from './interpretation.ts'

/** The same readings; each operation adds the digits of its operands to a count, 1 for a truth value. */
export function counted<T, B>(
  interpretation: Interpretation<T, B>,
  count: OperationCount,
): Interpretation<T, B> {
  const operations = Object.entries(interpretation).map(([name, operation]) => {
    const charged = (...operands: readonly unknown[]): unknown => {
      for (const operand of operands.flat()) count.operations += lengthOf(operand)
      return (operation as (...all: readonly unknown[]) => unknown)(...operands)
    }
    return [name, charged]
  })
  return Object.fromEntries(operations) as Interpretation<T, B>
}

function lengthOf(operand: unknown): number {
  return typeof operand === 'number' || typeof operand === 'bigint' ? digitsOf(operand) : 1
}
