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
 * True if (o,r) is the type of a P-position by the Slow SetNim conjecture: in SN(n,{k,…,n}), a
 * reduced position of type (o,r) with modulus 2k is a P-position iff o ≤ r ≤ 2k−2−o. For k = n−1
 * this is Theorem 5.1; the paper leaves the general case open.
 *
 * @throws RangeError unless 1 ≤ k ≤ n and (o,r) is a type of n stacks, modulus 2k
 * @source DH-C1
 */
export function isPTypeByConjecture1(n: number, k: number, type: PositionType): boolean {
  checkPositionType(type, n, k)
  return inTriangle(inIntegers(plainIntegers), type.o, type.r, k)
}

/**
 * The conjectured outcome of any position of SN(n,{k,…,n}) under normal play, which depends on the
 * type of its reduction.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n) integer operations
 * @source DH-C1, DH-P2.4
 */
export function outcomeByConjecture1<T extends Pile>(x: Position<T>, k: number): Outcome {
  return isPTypeByConjecture1(x.length, k, positionType(reduce(x, k), k)) ? 'P' : 'N'
}

/** {@link isPTypeByConjecture1} as a formula. @source DH-C1 */
export function conjecture1Type(k: number): TypeFormula {
  return (o, r) => inTriangle(IN_TERMS, o, r, k)
}

/**
 * The P-positions according to {@link outcomeByConjecture1}, as a formula over x1, …, xn.
 * @source
 * DH-C1
 */
export function conjecture1Formula(n: number, k: number): Formula {
  return ofReducedType(n, k, conjecture1Type(k))
}
