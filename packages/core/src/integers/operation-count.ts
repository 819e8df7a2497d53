/**
 * Counts the operations of a procedure while it runs: one for each operation on integers that are as
 * small as the number of entries of the input, and the digits of the operands for others.
 */
export interface OperationCount {
  operations: number
}

/** Hexadecimal digits of an integer, its sign included. */
export function digitsOf(integer: number | bigint): number {
  return integer.toString(16).length
}
