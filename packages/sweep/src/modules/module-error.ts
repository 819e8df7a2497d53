/**
 * An error in a user's module. The module does not exist, cannot be read, or does not have the
 * required exports. The message is one line that contains the module and the error.
 */
export class ModuleError extends RangeError {
  override readonly name = 'ModuleError'
}

/**
 * Describes a thrown value in one line, such as `TypeError: x is undefined`. For a RangeError, the
 * line contains only the message.
 */
export function thrownWords(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `it throws ${String(thrown)}`.split('\n')[0]!
  const { name, message } = thrown
  const [line] = message.trim().split('\n')
  return thrown instanceof RangeError ? line! : `${name}: ${line}`
}
