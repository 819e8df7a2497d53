import type { Position } from '@nim/core/rules'
import { compile, compileTerm } from '@nim/presburger'
import { type Goal, implicationJudge } from '@nim/prover/goal'

/**
 * The compiled formulas of a goal, for a position. Outcomes are booleans (true for P), an
 * implication is true or false, a remoteness is a number. Empty if the goal does not apply to the
 * position. Two values if it contradicts itself, or if it rests on a description that differs from
 * its own formula.
 */
export type Says = (x: Position) => readonly (boolean | number)[]

/** The formula objects of the goal, which are those for the prover, as a predicate. */
export function saysOf(goal: Goal): Says {
  const { variables } = goal
  switch (goal.kind) {
    case 'outcome': {
      const isP = compile(goal.isP, variables)
      return (x) => [isP(x)]
    }
    case 'remoteness': {
      const remoteness = compileTerm(goal.remoteness, variables)
      return (x) => [remoteness(x)]
    }
    case 'implication': {
      const fails = implicationJudge(goal)
      return (x) => [fails(x) === null]
    }
    case 'grundy': {
      const value = compileTerm(goal.says, variables)
      return (x) => [value(x)]
    }
    case 'restricted': {
      const applies = compile(goal.under, variables)
      const isP = compile(goal.isP, variables)
      return (x) => (applies(x) ? [isP(x)] : [])
    }
    case 'partial': {
      const isP = compile(goal.isP, variables)
      const isN = compile(goal.isN, variables)
      return (x) => [...(isP(x) ? [true] : []), ...(isN(x) ? [false] : [])]
    }
  }
}
