import {
  and,
  congruent,
  div,
  eq,
  type Formula,
  integer,
  minus,
  not,
  or,
  plus,
  smtLibScript,
  substitute,
  type Term,
  times,
} from '@nim/presburger'
import type { Condition } from '../conditions/condition.ts'
import type { Goal } from '../goal/goal.ts'
import { headingOf, type Obligation, obligationsOf } from './obligations.ts'

/** A script for the solver. The expected answer is `unsat`. */
export interface Query {
  /** A file name that is unique within the goal. */
  readonly id: string
  readonly condition: Condition
  readonly text: string
  /** The formula that the text asserts. */
  readonly formula: Formula
  /**
   * The case of the query. It is absent if the query is about all cases together, or about no case.
   */
  readonly part?: Obligation
}

/**
 * The query for the condition exactly as it follows from the game and the formulas. The condition
 * is neither split nor simplified. If the answer is `unsat`, no other query about the condition is
 * needed.
 */
export function rawQuery(goal: Goal, condition: Condition): Query {
  const comments = headingOf(goal, `condition ${condition.id}, as it is`, condition)
  return asItIs(condition, condition.id, comments, condition.assertions)
}

/**
 * The other queries that settle a condition, without any simplification. For each case, a query
 * contains the condition and the guard of the case. The last query asks whether the guards cover
 * all positions.
 *
 * @param parts the cases; by default, the cases of the prover
 */
export function* caseQueries(
  goal: Goal,
  condition: Condition,
  parts: Iterable<Obligation> = obligationsOf(goal, condition),
): Generator<Query> {
  const guards: Formula[] = []
  for (const part of parts) {
    const { id, residues } = part
    const { equations, inPiles } = written(part, goal.variables)
    guards.push(inPiles)
    const comments = [
      ...headingOf(goal, `obligation ${id}, as it is`, condition),
      `case ${residues.join(', ')}`,
    ]
    yield { ...asItIs(condition, id, comments, [...condition.assertions, ...equations]), part }
  }
  const comments = headingOf(goal, `the cases of ${condition.id} leave nothing out`, condition)
  const uncovered = [not(or(...guards))]
  yield asItIs(condition, `${condition.id}-cover`, comments, uncovered)
}

/**
 * The guards of a case in two forms. In the first form, each quotient has a variable q, with form =
 * modulus·q + residue. The second form uses only the variables of the condition, and states form
 * mod modulus = residue. Wherever the second form holds, the first form has a solution, because all
 * its extra variables are new.
 */
function written(
  { id, guards }: Obligation,
  piles: readonly string[],
): { readonly equations: readonly Formula[]; readonly inPiles: Formula } {
  const known = new Map<string, Term>()
  const define = (name: string, meaning: Term): void => {
    if (known.has(name) || piles.includes(name))
      throw new RangeError(`${id}: the name ${name} is already in use`)
    known.set(name, meaning)
  }
  const equations: Formula[] = []
  const inPiles: Formula[] = []
  for (const guard of guards) {
    if ('holds' in guard) {
      equations.push(guard.holds)
      inPiles.push(substitute(guard.holds, known))
    } else if ('form' in guard) {
      const { form, modulus, residue, quotient } = guard
      const value = substitute(form, known)
      equations.push(eq(form, plus(times(modulus, integer(quotient)), residue)))
      inPiles.push(congruent(value, residue, modulus))
      define(quotient, div(minus(value, residue), modulus))
    } else {
      const { variable, meaning } = guard
      equations.push(eq(integer(variable), meaning))
      define(variable, substitute(meaning, known))
    }
  }
  return { equations, inPiles: and(...inPiles) }
}

function asItIs(
  condition: Condition,
  id: string,
  comments: readonly string[],
  assertions: readonly Formula[],
): Query {
  const text = smtLibScript(assertions, { comments })
  return { id, condition, text, formula: and(...assertions) }
}
