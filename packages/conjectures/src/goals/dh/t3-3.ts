import { slowSetNim } from '@nim/core/rules'
import { and, congruent, eq, type Formula, ge, minus, odd, or, plus, times } from '@nim/presburger'
import type { RestrictedGoal } from '@nim/prover'
import { pileVariables } from '../piles.ts'
import { balancedFormula } from '../setnim/balanced.ts'
import { inTriangle, type TypeFormula } from '../setnim/reduced-type.ts'
import { typeGoal } from '../setnim/reduction-goal.ts'

/** o ≤ r ≤ 2n−4−o or (o,r) = (n,n−2). @source DH-T3.3 */
export function theorem33Type(n: number): TypeFormula {
  return (o, r) => or(inTriangle(n - 1)(o, r), and(eq(o, n), eq(r, n - 2)))
}

/**
 * The all-odd positions that are P in SN(n,{k,…,n−1}) and not balanced, k a divisor of n − 1.
 *
 * @source NT-2
 */
export function allOddException(n: number, k: number): Formula {
  const x = pileVariables(n)
  const sum = plus(...x)
  return and(
    ...x.map(odd),
    congruent(sum, n - 2, 2 * k),
    ge(minus(sum, times(k, x.at(-1)!)), n - 1),
  )
}

/**
 * “x is P in SN(n,{n−1}) iff o ≤ r ≤ 2n−4−o or (o,r) = (n,n−2) at red(x)”, for every position x.
 *
 * @source DH-T3.3
 */
export function theorem33Goal(n: number): RestrictedGoal {
  return typeGoal(`DH-T3.3 n=${n}`, slowSetNim(n, [n - 1]), {
    k: n - 1,
    isPType: theorem33Type(n),
    description: or(balancedFormula(n, n - 1), allOddException(n, n - 1)),
  })
}
