import { isSymmetric } from '@nim/core/rules'
import {
  and,
  eq,
  type Formula,
  ge,
  implies,
  integer,
  le,
  not,
  or,
  substitute,
  type Substitution,
  type Term,
} from '@nim/presburger'
import type { ImplicationGoal, Quantity } from '../goal/goal.ts'
import { isPosition, movesOf } from '../moves/moves.ts'
import type { Condition } from './condition.ts'
import { strategyConditions } from './strategy-conditions.ts'

/**
 * The premises about the quantities, followed by the condition which states that the conclusion
 * follows. There is one such condition, or one for each move. The conditions are sufficient but not
 * necessary, because they use only a part of each definition of a quantity.
 */
export function implicationConditions(goal: ImplicationGoal): Condition[] {
  const { ruleset, variables, also = [], under, says, quantities, moves } = goal
  const domain = isPosition(ruleset, variables)
  const premises = quantities.flatMap(({ name, premises: shown }) =>
    shown.map(({ id, statement, assertions }): Condition => {
      return {
        id: `${name}-${id}`,
        kind: 'premise',
        statement,
        assertions: [domain, ...assertions],
      }
    }),
  )
  const ranges = also.map(({ name, from, to }) =>
    and(le(from, integer(name)), le(integer(name), to)),
  )
  const known = [domain, ...ranges, ...quantities.map((one) => valueOf(one))]
  if (moves === undefined) {
    const statement = 'Where the hypothesis is true of a position, the conclusion is.'
    const assertions = [...known, under, not(says)]
    return [...premises, { id: 'implied', kind: 'implied', statement, assertions }]
  }
  const legal = movesOf(ruleset, variables)
  const after = (
    option: Substitution,
  ): { readonly given: Formula[]; readonly at: Substitution } => ({
    given: quantities.map((one) => substitute(valueOf(one, `${one.name}_next`), option)),
    at: new Map(variables.map((name) => [`${name}_next`, substitute(integer(name), option)])),
  })
  if (moves === 'legal') {
    return [
      ...premises,
      ...legal.map(({ piles, isLegal, option }): Condition => {
        const { given, at } = after(option)
        return {
          id: `implied-${piles.join('.')}`,
          kind: 'implied',
          statement: `Where the hypothesis is true of a legal move on the piles ${piles.join(', ')}, the conclusion is.`,
          assertions: [
            ...known,
            isLegal,
            ...given,
            substitute(under, at),
            not(substitute(says, at)),
          ],
        }
      }),
    ]
  }
  return [
    ...premises,
    ...strategyConditions(moves, {
      variables,
      isSorted: isSymmetric(ruleset),
      moves: legal,
      hypotheses: [...known, or(...legal.map(({ isLegal }) => isLegal))],
      reached: (option) => {
        const { given, at } = after(option)
        return implies(and(...given, substitute(under, at)), substitute(says, at))
      },
    }),
  ]
}

/**
 * The premise about the value of a quantity. It states that the value is attained, and that no
 * larger number among those tried is attained.
 */
function valueOf({ name, attains, tried }: Quantity, called = name): Formula {
  const v = integer(called)
  const isAttained = (term: Term): Formula => substitute(attains, { [name]: term })
  const higher = tried.map((term) => {
    const t = substitute(term, { [name]: v })
    return implies(and(ge(t, 0), isAttained(t)), le(t, v))
  })
  return and(or(eq(v, -1), and(ge(v, 0), isAttained(v))), ...higher)
}
