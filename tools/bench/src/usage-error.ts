/** Wrong usage of the command. Its message is shown as one line, and the command ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
