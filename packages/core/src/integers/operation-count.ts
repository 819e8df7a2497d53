/**
 * The number of operations of a procedure, counted while it runs. An operation on integers that do
 * not exceed the number of entries of the input counts as 1. Any other operation counts as the
 * number of digits of its operands.
 */
export interface OperationCount {
  operations: number
}

/** The number of hexadecimal digits of an integer, including its sign. */
export function digitsOf(integer: number | bigint): number {
  return integer.toString(16).length
}
