import type { PlayConvention } from '@nim/core/rules'
import { freeVariables, isTerm } from '@nim/presburger'
import type { Claim } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import { formulas, type FormulasClaim } from '../judge/formulas.ts'
import { type FormulaStatement, pileNames } from '../rows/formula-statement.ts'
import { careful, isObject } from '../shapes/careful-member.ts'
import { described } from '../shapes/claim-error.ts'
import { authored, type OwnCard } from '../shapes/own-card.ts'
import { ownClaim } from '../shapes/own-claim.ts'
import { requireCard } from '../shapes/require-card.ts'
import { readFormula } from './read-formula.ts'

/** An author's claim that a formula describes the P-positions of some games. */
export type OwnFormulas<C extends CaseParameters> = OwnCard &
  Pick<FormulasClaim<C>, 'games'> & {
    /**
     * The formula of a case. It is true at P-positions. It is either a text in the language of
     * `nimlab test --says`, such as `o == 0 if x1 > 0`, or an object `{ says, where }` with
     * formulas of `@nim/core`.
     */
    readonly printed: (parameters: C) => string | FormulaStatement
    /** Default: `normal`. */
    readonly play?: PlayConvention
  }

/**
 * A claim that a formula is true at the P-positions of its games, and at no other position.
 * @throws ClaimError that names the missing or wrong member
 */
export function ownFormulas<C extends CaseParameters>(claim: OwnFormulas<C>): Claim {
  requireCard(claim, 'formulas')
  const { games, play = 'normal' } = claim
  const printed = careful(
    'printed',
    (parameters: C) => {
      const { printed: said } = claim
      const ruleset = games.ruleset(parameters)
      const given: unknown = said(parameters)
      if (typeof given === 'string') return readFormula(given, ruleset, 'outcome').statement
      if (isStatement(given, pileNames(ruleset.piles))) return given
      throw new RangeError(`expected a formula such as 'sum == 0 (mod 2)', got ${described(given)}`)
    },
    ['a formula', isObject],
  )
  const made = formulas<C>({
    ...claim,
    ...authored(claim),
    printed,
    play: () => play,
    calls: () => 'the formula',
  })
  return ownClaim({
    ...made,
    // a formula that cannot be parsed is refused before a sweep starts
    cost: (parameters, domain) => {
      printed(parameters as C)
      return made.cost(parameters, domain)
    },
  })
}

function isStatement(given: unknown, piles: readonly string[]): given is FormulaStatement {
  const isFormula = (one: unknown): boolean => {
    try {
      const names = freeVariables(one as FormulaStatement['says'])
      return !isTerm(one as never) && names.every((name) => piles.includes(name))
    } catch {
      return false
    }
  }
  if (!isObject(given)) return false
  const { says, where } = given
  return isFormula(says) && (where === undefined || isFormula(where))
}
