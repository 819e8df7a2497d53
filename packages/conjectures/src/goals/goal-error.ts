/**
 * A goal that does not state what its claim states. This is an error in this package, never a
 * verdict.
 */
export class GoalError extends Error {
  override readonly name = 'GoalError'
}
