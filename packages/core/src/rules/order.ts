import type { Pile } from '../integers/integers.ts'
import type { Position } from './position.ts'

/**
 * True if x ≽ y for two sorted positions, that is, if x_i ≥ y_i for all i.
 * @source GMMV-D7
 */
export function dominates<T extends Pile>(x: Position<T>, y: Position<T>): boolean {
  return x.length === y.length && x.every((pile, i) => pile >= y[i]!)
}

/**
 * True if x ≻ y for two sorted positions, that is, if x ≽ y and x ≠ y.
 * @source GMMV-D7
 */
export function strictlyDominates<T extends Pile>(x: Position<T>, y: Position<T>): boolean {
  return dominates(x, y) && x.some((pile, i) => pile !== y[i])
}

/**
 * The order that determines the smallest counterexample. It compares positions first by the sum of
 * their piles, and then lexicographically. The result is negative if x comes before y, and 0 if
 * they are equal.
 */
export function compareSumLex(x: Position, y: Position): number {
  const bySum = sum(x) - sum(y)
  if (bySum !== 0) return bySum
  const at = x.findIndex((pile, i) => pile !== y[i])
  return at < 0 ? 0 : x[at]! - y[at]!
}

function sum(x: Position): number {
  return x.reduce((a, b) => a + b, 0)
}
