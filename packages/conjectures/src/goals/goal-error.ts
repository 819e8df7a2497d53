/**
 * A goal that does not state what its claim states. Such a goal is an error in this package, and
 * never leads to a verdict.
 */
export class GoalError extends Error {
  override readonly name = 'GoalError'
}
