/**
 * The type (o, r) of a position, where o is the number of odd stacks and r is the sum modulo 2k.
 * @source DH-D7
 */
export interface Type {
  readonly o: number
  readonly r: number
}

/** The sum of the heights, which may be in any order. @source DH-D2 */
export function total(x: readonly number[]): number {
  let sum = 0
  for (const height of x) sum += height
  return sum
}

/** The number o of odd stacks. @source DH-D7 */
export function oddStackCount(x: readonly number[]): number {
  let count = 0
  for (const height of x) count += height % 2
  return count
}

/**
 * The type (o, r) of a position, with modulus 2k. Heights are ≥ 0 and may be in any order.
 *
 * @complexity O(n)
 * @source DH-D7
 */
export function typeOf(heights: readonly number[], k: number): Type {
  return { o: oddStackCount(heights), r: total(heights) % (2 * k) }
}

/** True if the two types are equal. */
export function isType(a: Type, b: Type): boolean {
  return a.o === b.o && a.r === b.r
}
