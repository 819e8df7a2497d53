import { slowSetNim } from '@nim/core/rules'
import { theorem61Formula } from '@nim/core/setnim'
import type { OutcomeGoal } from '@nim/prover'
import { pileNames } from '../../rows/formula-statement.ts'

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
