/**
 * Wrong usage of the command. The message of the error is shown as one line, and the exit code is
 * 2.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
