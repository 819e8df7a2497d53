import type { TypeFormula } from '@nim/core/setnim'
import {
  count,
  firstCase,
  type Formula,
  indicator,
  integers,
  ge,
  le,
  mod,
  odd,
  plus,
  times,
} from '@nim/presburger'

/**
 * The statement at the type of red(x), with the reduction by cases. Let c be the least number such
 * that (k−c)·x_{n−c} ≤ Y, where Y is the sum of the n−c lowest stacks. Then red(x) is x with the c
 * highest stacks chopped at m = ⌊Y / (k−c)⌋. Let ρ be the residue Y mod 2(k−c). Then m is odd iff ρ
 * ≥ k−c. The sum of red(x) is Y + c·m, and modulo 2k it has the residue ρ for even m and ρ + c for
 * odd m.
 *
 * On sorted positions the formula is equivalent to the formula of `ofReducedType`, but it contains
 * no minimum.
 *
 * @source DH-T2.3, DH-L2.7, DH-D7
 */
export function ofReducedTypeByCases(n: number, k: number, isPType: TypeFormula): Formula {
  const x = integers('x', n)
  const chopped = (c: number): readonly [Formula, Formula] => {
    const lowest = x.slice(0, n - c)
    const sum = plus(...lowest)
    const rho = mod(sum, 2 * (k - c))
    const isOddTop = ge(rho, k - c)
    const o = plus(count(...lowest.map(odd)), times(c, indicator(isOddTop)))
    const r = plus(rho, times(c, indicator(isOddTop)))
    return [le(times(k - c, lowest.at(-1)!), sum), isPType(o, r)]
  }
  const cases = Array.from({ length: k }, (_, c) => chopped(c))
  // With c = k − 1 the condition x_{n−c} ≤ x_1 + … + x_{n−c} always holds.
  return firstCase(cases.slice(0, -1), cases.at(-1)![1])
}
