import type { Ruleset } from '@nim/core/rules'
import type { TypeFormula } from '@nim/core/setnim'
import { type Formula, TRUE } from '@nim/presburger'
import type { Encoding, OutcomeGoal, RestrictedGoal } from '@nim/prover'
import { pileNames } from '../../rows/formula-statement.ts'
import { ofReducedTypeByCases } from './type-by-cases.ts'

/**
 * This encoding splits each formula about halves or types into cases by the parities of the piles.
 */
export const BY_PARITIES: Encoding = { residues: 'piles', modulus: 2, terms: 'variables' }

/**
 * “x is P iff the type of red(x) satisfies the statement”, for every position x. The proof uses a
 * description that does not use reduction. It also proves that the two agree at every position.
 */
export function typeGoal(
  id: string,
  ruleset: Ruleset,
  { k, isPType, description }: TypeStatement,
): RestrictedGoal {
  const n = ruleset.piles
  const game = { ruleset, variables: pileNames(n), encoding: BY_PARITIES }
  const given: OutcomeGoal = { ...game, kind: 'outcome', id: `${id}, described`, isP: description }
  return {
    ...game,
    kind: 'restricted',
    id,
    under: TRUE,
    isP: ofReducedTypeByCases(n, k, isPType),
    given,
  }
}

/**
 * The statement of a theorem about types, and an equivalent statement that does not use reduction.
 */
export interface TypeStatement {
  /** The smallest number of stacks that a move may play on. */
  readonly k: number
  readonly isPType: TypeFormula
  readonly description: Formula
}
