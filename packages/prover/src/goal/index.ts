/**
 * Goals as data, their proof conditions, and the digest of their formulas. This part of the package
 * also runs in a browser. It has a separate entry point, because the root entry starts solvers and
 * writes certificates.
 */
export type {
  ClosedForm,
  FurtherNumber,
  Goal,
  GrundyGoal,
  ImplicationGoal,
  OutcomeGoal,
  PartialGoal,
  Quantity,
  RemotenessGoal,
  RestrictedGoal,
  Strategy,
  StrategyRule,
} from './goal.ts'
export { playOf } from './goal.ts'
export type { BoxCheck } from './box-check.ts'
export type { Condition, ConditionKind } from '../conditions/condition.ts'
export { implicationJudge, valueIn } from '../refute/implication-judge.ts'
export { conditionsOf } from '../conditions/conditions.ts'
export { formulaDigest } from '../certificate/formula-digest.ts'
