/**
 * The number of operations of a procedure, counted while it runs. An operation on integers no
 * larger than the number of entries of the input counts 1. Any other operation counts the digits of
 * its operands.
 */
export interface OperationCount {
  operations: number
}

/** Hexadecimal digits of an integer, its sign included. */
export function digitsOf(integer: number | bigint): number {
  return integer.toString(16).length
}
