import type { Formula } from '@nim/presburger'
import { type Pile, plainIntegers } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { checkPositionType, type PositionType, positionType } from './position-type.ts'
import { inTriangle, ofReducedType, type TypeFormula } from './reduced-type.ts'
import { reduce } from './reduction.ts'

/**
 * True if (o,r) is the type of a P-position by Theorem 3.3. In SN(n,{n−1}), where every move leaves
 * out one stack, a reduced position of type (o,r) with modulus 2(n−1) is a P-position iff o ≤ r ≤
 * 2n−4−o or (o,r) = (n,n−2).
 *
 * @throws RangeError unless n ≥ 2 and (o,r) is a type of n stacks, modulus 2(n−1)
 * @source DH-T3.3
 */
export function isPTypeByTheorem33(n: number, type: PositionType): boolean {
  checkPositionType(type, n, n - 1)
  return isPType(inIntegers(plainIntegers), type.o, type.r, n)
}

/**
 * The outcome of any position of SN(n,{n−1}) under normal play, which depends on the type of its
 * reduction.
 *
 * @throws RangeError unless the heights ascend and n ≥ 2
 * @complexity O(n) integer operations
 * @source DH-T3.3, DH-P2.4, DH-U8
 */
export function outcomeByTheorem33<T extends Pile>(x: Position<T>): Outcome {
  const k = x.length - 1
  return isPTypeByTheorem33(x.length, positionType(reduce(x, k), k)) ? 'P' : 'N'
}

/** {@link isPTypeByTheorem33} as a formula. @source DH-T3.3 */
export function theorem33Type(n: number): TypeFormula {
  return (o, r) => isPType(IN_TERMS, o, r, n)
}

/** The P-positions of {@link outcomeByTheorem33} as a formula over x1, …, xn. @source DH-T3.3 */
export function theorem33Formula(n: number): Formula {
  return ofReducedType(n, n - 1, theorem33Type(n))
}

function isPType<T, B>(z: Interpretation<T, B>, o: T, r: T, n: number): B {
  return z.or([inTriangle(z, o, r, n - 1), z.and([z.eq(o, n), z.eq(r, n - 2)])])
}
