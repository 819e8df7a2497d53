/** Integers from −1 on, in the narrower of two widths that holds them. */
export type ShortIntegers = Int16Array | Int32Array

/**
 * `count` zeros, in an array for the integers −1..most.
 * @complexity 2 bytes each if most < 2^15, else 4
 */
export function shortIntegers(count: number, most: number): ShortIntegers {
  return most < 2 ** 15 ? new Int16Array(count) : new Int32Array(count)
}
