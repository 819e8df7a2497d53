import { slowSetNim } from '@nim/core/rules'
import {
  balancedFormula,
  conjecture1Type,
  kToAllButOneFormula,
  theorem33Type,
  theorem51Type,
} from '@nim/core/setnim'
import type { OutcomeGoal, RestrictedGoal } from '@nim/prover'
import { moveSizesFrom } from '../../facts/setnim/move-sets.ts'
import { parityRuleStrategy } from '../setnim/parity-rule.ts'
import { BY_PARITIES, typeGoal } from '../setnim/reduction-goal.ts'
import { setNimGoal } from '../setnim/set-nim-goal.ts'

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

/**
 * “x is P in SN(n,{k,…,n}) iff o ≤ r ≤ 2k−2−o at red(x)”, for every position x.
 *
 * @source DH-C1
 */
export function conjecture1Goal(n: number, k: number): RestrictedGoal {
  return typeGoal(`DH-C1 n=${n} k=${k}`, slowSetNim(n, moveSizesFrom(k, n)), {
    k,
    isPType: conjecture1Type(k),
    description: balancedFormula(n, k),
  })
}

/**
 * “x is P in SN(n,{k,…,n}) iff l(⌊x/2⌋) = l(⌈x/2⌉), and the parity rule wins”, for every position.
 *
 * @source NT-T5
 */
export function balancedGoal(n: number, k: number): OutcomeGoal {
  return {
    ...setNimGoal(`NT-T5 n=${n} k=${k}`, n, moveSizesFrom(k, n), balancedFormula(n, k)),
    encoding: BY_PARITIES,
    strategy: parityRuleStrategy(n, k),
  }
}
