/** A goal that does not state what its claim states: an error of this package, never a verdict. */
export class GoalError extends Error {
  override readonly name = 'GoalError'
}
