/**
 * The cost of a procedure, counted while it runs. The cost of an operation is 1 if no operand
 * exceeds the number of entries of the input. The cost of any other operation is the total number
 * of digits of its operands.
 */
export interface OperationCount {
  operations: number
}

/** The number of hexadecimal digits of an integer, including its sign. */
export function digitsOf(integer: number | bigint): number {
  return integer.toString(16).length
}
