import { slowSetNim, type SlowSetNim } from '@nim/core/rules'
import { balancedFormula, conjecture1Type } from '@nim/core/setnim'
import type { OutcomeGoal, RestrictedGoal } from '@nim/prover'
import { moveSizesFrom } from '../../facts/setnim/move-sets.ts'
import { pileNames } from '../../rows/formula-statement.ts'
import { parityRuleStrategy } from '../setnim/parity-rule.ts'
import { BY_PARITIES, typeGoal } from '../setnim/reduction-goal.ts'

/**
 * “x is P in SN(n,{k,…,n}) iff o ≤ r ≤ 2k−2−o at red(x)”, for every position x.
 *
 * @source DH-C1
 */
export function conjecture1Goal(n: number, k: number): RestrictedGoal {
  return typeGoal(`DH-C1 n=${n} k=${k}`, atLeast(n, k), {
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
    kind: 'outcome',
    id: `NT-T5 n=${n} k=${k}`,
    ruleset: atLeast(n, k),
    variables: pileNames(n),
    encoding: BY_PARITIES,
    isP: balancedFormula(n, k),
    strategy: parityRuleStrategy(n, k),
  }
}

function atLeast(n: number, k: number): SlowSetNim {
  return slowSetNim(n, moveSizesFrom(k, n))
}
