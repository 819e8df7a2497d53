import type { Integers, Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'

/** The stacks of odd height, as indices from 0, ascending. */
export function oddStacks<T extends Pile>(x: Position<T>, z: Integers<T>): number[] {
  return x.flatMap((height, i) => (z.isOdd(height) ? [i] : []))
}
