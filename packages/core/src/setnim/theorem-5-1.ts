import type { Formula } from '@nim/presburger'
import { type Pile, plainIntegers } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { checkPositionType, type PositionType, positionType } from './position-type.ts'
import { inTriangle, ofReducedType, type TypeFormula } from './reduced-type.ts'
import { reduce } from './reduction.ts'

/**
 * True if (o,r) is the type of a P-position by Theorem 5.1. In SN(n,{n−1,n}), where a move leaves
 * out at most one stack, a reduced position of type (o,r) with modulus 2(n−1) is a P-position iff o
 * ≤ r ≤ 2n−4−o.
 *
 * @throws RangeError unless n ≥ 2 and (o,r) is a type of n stacks, modulus 2(n−1)
 * @source DH-T5.1
 */
export function isPTypeByTheorem51(n: number, type: PositionType): boolean {
  checkPositionType(type, n, n - 1)
  return inTriangle(inIntegers(plainIntegers), type.o, type.r, n - 1)
}

/**
 * The outcome of any position of SN(n,{n−1,n}) under normal play, which depends on the type of its
 * reduction.
 *
 * @throws RangeError unless the heights ascend and n ≥ 2
 * @complexity O(n) integer operations
 * @source DH-T5.1, DH-P2.4, DH-U8
 */
export function outcomeByTheorem51<T extends Pile>(x: Position<T>): Outcome {
  const k = x.length - 1
  return isPTypeByTheorem51(x.length, positionType(reduce(x, k), k)) ? 'P' : 'N'
}

/** {@link isPTypeByTheorem51} as a formula. @source DH-T5.1 */
export function theorem51Type(n: number): TypeFormula {
  return (o, r) => inTriangle(IN_TERMS, o, r, n - 1)
}

/**
 * The P-positions according to {@link outcomeByTheorem51}, as a formula over x1, …, xn.
 * @source DH-T5.1
 */
export function theorem51Formula(n: number): Formula {
  return ofReducedType(n, n - 1, theorem51Type(n))
}
