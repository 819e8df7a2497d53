import { slowSetNim } from '@nim/core/rules'
import { kToAllButOneFormula, theorem33Type } from '@nim/core/setnim'
import type { RestrictedGoal } from '@nim/prover'
import { typeGoal } from '../setnim/reduction-goal.ts'

/**
 * “x is P in SN(n,{n−1}) iff o ≤ r ≤ 2n−4−o or (o,r) = (n,n−2) at red(x)”, for every position x.
 *
 * @source DH-T3.3
 */
export function theorem33Goal(n: number): RestrictedGoal {
  return typeGoal(`DH-T3.3 n=${n}`, slowSetNim(n, [n - 1]), {
    k: n - 1,
    isPType: theorem33Type(n),
    description: kToAllButOneFormula(n, n - 1),
  })
}
