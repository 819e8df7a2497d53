import type { ShiftRule } from '../../src/shift-check/index.ts'

export type Vector = readonly number[]

const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, i) => sum + value * b[i]!, 0)
export const less = (a: Vector, b: Vector): number[] => a.map((value, i) => value - b[i]!)

/** Conditions (i) and (ii) of the theorem, in terms of piles. */
export function settling(
  rules: readonly ShiftRule[],
  moves: readonly Vector[],
): Record<'isIn' | 'isSettled', (rule: ShiftRule, x: Vector) => boolean> {
  const isIn = (rule: ShiftRule, x: Vector): boolean => rule.where.every(([h, c]) => dot(h, x) >= c)
  const isInside = (rule: ShiftRule, x: Vector): boolean =>
    rule.where.every(([h, c]) => dot(h, x) >= c + Math.max(0, ...moves.map((m) => dot(h, m))))
  const isSettled = (rule: ShiftRule, x: Vector): boolean =>
    isInside(rule, x) ||
    rules.some(
      (other) => isInside(other, x) && isIn(other, less(x, rule.z)) && isIn(rule, less(x, other.z)),
    )
  return { isIn, isSettled }
}
