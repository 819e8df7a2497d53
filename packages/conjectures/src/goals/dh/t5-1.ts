import { slowSetNim } from '@nim/core/rules'
import type { RestrictedGoal } from '@nim/prover'
import { balancedFormula } from '../setnim/balanced.ts'
import { inTriangle } from '../setnim/reduced-type.ts'
import { typeGoal } from '../setnim/reduction-goal.ts'

/**
 * “x is P in SN(n,{n−1,n}) iff o ≤ r ≤ 2n−4−o at red(x)”, for every position x.
 *
 * @source DH-T5.1
 */
export function theorem51Goal(n: number): RestrictedGoal {
  return typeGoal(`DH-T5.1 n=${n}`, slowSetNim(n, [n - 1, n]), {
    k: n - 1,
    isPType: inTriangle(n - 1),
    description: balancedFormula(n, n - 1),
  })
}
