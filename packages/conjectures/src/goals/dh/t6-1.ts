import { slowSetNim } from '@nim/core/rules'
import { and, even, type Formula, plus } from '@nim/presburger'
import type { OutcomeGoal } from '@nim/prover'
import { pileNames, pileVariables } from '../piles.ts'

/** Odd n: the sum is even. Even n: the sum and x_1 are even. @source DH-T6.1 */
function theorem61Formula(n: number): Formula {
  const x = pileVariables(n)
  const sum = even(plus(...x))
  return n % 2 === 1 ? sum : and(sum, even(x[0]!))
}

/** “The formula describes the P-positions of SN(n,{1,n})”. @source DH-T6.1 */
export function theorem61Goal(n: number): OutcomeGoal {
  return {
    kind: 'outcome',
    id: `DH-T6.1 n=${n}`,
    ruleset: slowSetNim(n, [1, n]),
    variables: pileNames(n),
    isP: theorem61Formula(n),
  }
}
