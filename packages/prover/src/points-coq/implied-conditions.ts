import {
  and,
  eq,
  firstCase,
  type Formula,
  implies,
  integer,
  or,
  substitute,
  type Term,
} from '@nim/presburger'
import type { ImplicationGoal, Strategy } from '../goal/goal.ts'
import { allNonempty, movesOf } from '../moves/moves.ts'
import { compareSets } from './compare-sets.ts'

/**
 * The conditions which state that the conclusion follows, with terms in place of the numbers. They
 * are the conditions of formal/theories/points/Implications.v, in the same order, without the
 * conditions about the numbers.
 */
export function impliedConditions(
  { ruleset, variables, under, says, moves }: ImplicationGoal,
  values: ReadonlyMap<string, Term>,
): Formula[] {
  const follows = substitute(implies(under, says), values)
  if (moves === undefined) return [follows]
  const legal = movesOf(ruleset, variables).toSorted((a, b) => compareSets(a.piles, b.piles))
  const rules = moves === 'legal' ? null : moves
  const now = new Map<string, Term>([...variables.map((x) => [x, integer(x)] as const), ...values])
  const implied = legal.map(({ piles, isLegal, option }) => {
    const next = [...now].map(([name, term]) => [`${name}_next`, substitute(term, option)] as const)
    const isMeant = rules === null ? isLegal : and(isLegal, isNamed(rules, piles, variables))
    return implies(isMeant, substitute(follows, new Map(next)))
  })
  if (rules === null) return implied
  const playable = firstCase(
    rules.map(({ when, play }) => [when, allNonempty(play, variables)] as const),
  )
  return [implies(or(...legal.map(({ isLegal }) => isLegal)), playable), ...implied]
}

/**
 * The positions at which a move on this set of piles leads to the same sorted piles as the
 * strategy's move.
 */
function isNamed(rules: Strategy, piles: readonly number[], variables: readonly string[]): Formula {
  return firstCase(
    rules.map(({ when, play }) => {
      const surplus = (i: number): number =>
        play.filter((pile) => pile <= i).length - piles.filter((pile) => pile <= i).length
      const ties = variables
        .slice(1)
        .flatMap((upper, i) =>
          surplus(i + 1) === 0 ? [] : [eq(integer(variables[i]!), integer(upper))],
        )
      return [when, and(...ties)] as const
    }),
  )
}
