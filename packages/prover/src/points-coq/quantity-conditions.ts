import { slowSetNim } from '@nim/core/rules'
import {
  and,
  eq,
  type Formula,
  ge,
  implies,
  integer,
  le,
  or,
  substitute,
  type Substitution,
  TRUE,
} from '@nim/presburger'
import type { ClosedForm, Quantity } from '../goal/goal.ts'
import { movesOf } from '../moves/moves.ts'
import { NotDecidable } from '../points/not-decidable.ts'
import type { StatementQuestion } from '../points/question.ts'
import { byGaps, type PilesAndNumbers } from './by-gaps.ts'
import { compareSets } from './compare-sets.ts'

/** The condition for a step to a lower position, which takes no token or one token. */
interface Step {
  readonly isLegal: Formula
  readonly option: Substitution
}

/** @throws NotDecidable for a quantity without a closed form */
export function closedFormOf({ name, attains, premises, closedForm }: Quantity): ClosedForm {
  if (closedForm !== undefined) return closedForm
  const isTerm =
    attains.kind === 'comparison' &&
    attains.relation === '=' &&
    attains.left.kind === 'variable' &&
    attains.left.name === name
  if (isTerm && premises.length === 0) {
    return { asked: 'Here', holds: attains, value: attains.right }
  }
  throw new NotDecidable(`the quantity ${name} has no closed form`)
}

/**
 * The conditions which state that the term is attained, and that a step to a lower position does
 * not decrease it. These conditions are formulas in the piles. See `attained_condition` and
 * `fall_conditions` in formal/theories/points/Quantities.v.
 */
export function quantityConditions(
  name: string,
  { asked, holds, value }: ClosedForm,
  variables: readonly string[],
): Formula[] {
  const falls = asked === 'Here' ? [] : lowerings(variables)
  const here = spots(asked, variables).map(({ isLegal, option }) =>
    and(isLegal, substitute(substitute(holds, option), new Map([[name, value]]))),
  )
  const lower = falls.map(({ isLegal, option }) =>
    and(isLegal, eq(substitute(value, option), value)),
  )
  return [
    or(eq(value, -1), and(ge(value, 0), or(...here, ...lower))),
    ...falls.map(({ isLegal, option }) => implies(isLegal, le(substitute(value, option), value))),
  ]
}

/**
 * The conditions which state that no larger number is attained. In each condition, this number is
 * an additional variable; see `bound_conditions`.
 */
export function quantityBounds(
  name: string,
  { asked, holds, value }: ClosedForm,
  known: PilesAndNumbers,
): StatementQuestion[] {
  return spots(asked, known.piles).map(({ isLegal, option }) =>
    byGaps(implies(and(isLegal, substitute(holds, option)), le(integer(name), value)), known, [
      name,
    ]),
  )
}

function spots(where: ClosedForm['asked'], variables: readonly string[]): Step[] {
  return where === 'StrictlyBelow' ? lowerings(variables) : [{ isLegal: TRUE, option: new Map() }]
}

function lowerings(variables: readonly string[]): Step[] {
  const moves = movesOf(slowSetNim(variables.length, [1]), variables)
  return moves.toSorted((a, b) => compareSets(a.piles, b.piles))
}
