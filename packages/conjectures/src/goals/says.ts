import type { Position } from '@nim/core/rules'
import { compile, compileTerm } from '@nim/presburger'
import { type Goal, implicationJudge } from '@nim/prover/goal'

/**
 * The compiled formulas of a goal, evaluated at a position. An outcome is a boolean (true for P),
 * an implication is true or false, and a remoteness is a number. The result is empty if the goal
 * does not apply to the position. The result has two values if the goal contradicts itself, or if
 * the goal relies on a description that differs from its own formula.
 */
export type Says = (x: Position) => readonly (boolean | number)[]

/**
 * The formula objects of the goal as a predicate. They are the same objects that the prover gets.
 */
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
