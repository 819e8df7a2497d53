import { moveSizes, type Ruleset } from '@nim/core/rules'
import { count, eq, type Formula, odd, or } from '@nim/presburger'
import type { PartialGoal } from '@nim/prover'
import { pileNames, pileVariables } from '../piles.ts'

/** The number of odd piles is one of these. */
function oddPilesIn(n: number, numbers: readonly number[]): Formula {
  const o = count(...pileVariables(n).map(odd))
  return or(...numbers.map((number) => eq(o, number)))
}

/**
 * “No odd pile: P. As many odd piles as some move takes from: N”, the two proved by one induction.
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
    isP: oddPilesIn(n, [0]),
    isN: oddPilesIn(n, moveSizes(ruleset)!),
  }
}
