/** A goal that does not say what its claim says: a mistake of this package, never a verdict. */
export class GoalError extends Error {
  override readonly name = 'GoalError'
}
