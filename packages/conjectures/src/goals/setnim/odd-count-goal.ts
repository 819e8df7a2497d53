import { moveSizes, type Ruleset } from '@nim/core/rules'
import { oddCountFormula } from '@nim/core/setnim'
import type { PartialGoal } from '@nim/prover'
import { pileNames } from '../../rows/formula-statement.ts'

/**
 * “No odd pile: P. As many odd piles as some move takes from: N”, both proved by one induction.
 *
 * @source DH-T4.1, GMMV-F2, GMMV-F3
 */
export function oddCountGoal(id: string, ruleset: Ruleset): PartialGoal {
  const n = ruleset.piles
  return {
    kind: 'partial',
    id,
    ruleset,
    variables: pileNames(n),
    isP: oddCountFormula(n, [0]),
    isN: oddCountFormula(n, moveSizes(ruleset)!),
  }
}
