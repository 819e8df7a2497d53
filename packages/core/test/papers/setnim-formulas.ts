/** P-positions of Slow SetNim as formulas over the sorted heights x1 ≤ … ≤ xn. */
import {
  and,
  branch,
  ceilDiv,
  congruent,
  count,
  div,
  eq,
  even,
  type Formula,
  integers,
  le,
  min,
  minus,
  mod,
  odd,
  or,
  plus,
  type Term,
} from '@nim/presburger'

/** o ≤ r ≤ 2k−2−o, of the position types that DH-C1 and DH-T5.1 call P. */
function isBetween(o: Term, r: Term, k: number): Formula {
  return and(le(o, r), le(r, minus(2 * k - 2, o)))
}

function isType(
  heights: readonly Term[],
  k: number,
  isPType: (o: Term, r: Term) => Formula,
): Formula {
  return isPType(count(...heights.map(odd)), mod(plus(...heights), 2 * k))
}

/** l(y) for sorted y: the least of ⌊(y_1 + … + y_{n−j}) / (k−j)⌋, j = 0..k−1. @source DH-F4 */
function chopHeight(heights: readonly Term[], k: number): Term {
  const n = heights.length
  return min(...Array.from({ length: k }, (_, j) => div(plus(...heights.slice(0, n - j)), k - j)))
}

/** The heights of the reduction. @source DH-T2.3 */
function reduced(heights: readonly Term[], k: number): Term[] {
  const height = chopHeight(heights, k)
  return heights.map((x) => min(x, height))
}

/** @source DH-C1 */
export function conjecture1(n: number, k: number): Formula {
  return isType(reduced(integers('x', n), k), k, (o, r) => isBetween(o, r, k))
}

/** @source DH-T3.3 */
export function theorem33(n: number): Formula {
  const k = n - 1
  return isType(reduced(integers('x', n), k), k, (o, r) =>
    or(isBetween(o, r, k), and(eq(o, n), eq(r, n - 2))),
  )
}

/** @source DH-T6.1 */
export function theorem61(n: number): Formula {
  const x = integers('x', n)
  return n % 2 === 1 ? even(plus(...x)) : and(even(plus(...x)), even(x[0]!))
}

/** l(⌊x/2⌋) = l(⌈x/2⌉), without reduction: P-positions of SN(n,{k..n}) for every position. */
export function halves(n: number, k: number): Formula {
  const x = integers('x', n)
  const low = x.map((height) => div(height, 2))
  const high = x.map((height) => ceilDiv(height, 2))
  return eq(chopHeight(low, k), chopHeight(high, k))
}

/** @source DH-I1, DH-I2, DH-I3 */
export function simpleGames(n: number): { one: Formula; all: Formula; any: Formula } {
  const x = integers('x', n)
  return {
    one: congruent(plus(...x), 0, 2),
    all: branch(odd(x[0]!), congruent(0, 1, 2), congruent(0, 0, 2)),
    any: and(...x.map(even)),
  }
}
