import { moveSizes, type Ruleset } from '@nim/core/rules'
import { oddCountFormula } from '@nim/core/setnim'
import type { PartialGoal } from '@nim/prover'
import { pileNames } from '../../rows/formula-statement.ts'

/**
 * “A position without odd piles is P. If some move takes from exactly as many piles as are odd, the
 * position is N.” Both are proved by one induction.
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
