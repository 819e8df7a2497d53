import {
  allStacksFormula,
  balancedFormula,
  kToAllButOneFormula,
  oneStackFormula,
  theorem61Formula,
} from '@nim/core/setnim'
import { and, TRUE } from '@nim/presburger'
import type { Goal, OutcomeGoal, RestrictedGoal } from '@nim/prover'
import { setNimGoal } from '../setnim/set-nim-goal.ts'

/** The inclusion for P(n,{1,n}) with even n, with odd n, or for P(n,{n−1,n}). */
type Part = 'intersection' | 'subset' | 'analogue'

/**
 * Inclusions between the P-positions of several games. Each game has a description. A Boolean
 * combination of these descriptions states the inclusion for positions, without moves.
 *
 * @source DH-R6.2, DH-OP3
 */
export function inclusionGoals(claim: string, n: number, part: Part): readonly Goal[] {
  const id = `${claim} n=${n} ${part}`
  const one = setNimGoal(`${id}, {1}`, n, [1], oneStackFormula(n))
  const joint = setNimGoal(`${id}, {1,n}`, n, [1, n], theorem61Formula(n))
  switch (part) {
    case 'intersection': {
      const all = setNimGoal(`${id}, {n}`, n, [n], allStacksFormula(n))
      const isP = and(one.isP, all.isP)
      return [one, all, { ...joint, isP }]
    }
    case 'subset':
      return [joint, subset(id, joint, one)]
    case 'analogue': {
      const less = setNimGoal(`${id}, {n-1}`, n, [n - 1], kToAllButOneFormula(n, n - 1))
      const more = setNimGoal(`${id}, {n-1,n}`, n, [n - 1, n], balancedFormula(n, n - 1))
      return [more, subset(id, more, less)]
    }
  }
}

/**
 * The statement “The P-positions of one game are P-positions of the other”, which is also proved.
 */
function subset(id: string, one: OutcomeGoal, other: OutcomeGoal): RestrictedGoal {
  const { ruleset, variables } = other
  return { kind: 'restricted', id, ruleset, variables, under: one.isP, isP: TRUE, given: other }
}
