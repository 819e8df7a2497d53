import { slowSetNim } from '@nim/core/rules'
import { balancedFormula, theorem51Type } from '@nim/core/setnim'
import type { RestrictedGoal } from '@nim/prover'
import { typeGoal } from '../setnim/reduction-goal.ts'

/**
 * “x is P in SN(n,{n−1,n}) iff o ≤ r ≤ 2n−4−o at red(x)”, for every position x.
 *
 * @source DH-T5.1
 */
export function theorem51Goal(n: number): RestrictedGoal {
  return typeGoal(`DH-T5.1 n=${n}`, slowSetNim(n, [n - 1, n]), {
    k: n - 1,
    isPType: theorem51Type(n),
    description: balancedFormula(n, n - 1),
  })
}
