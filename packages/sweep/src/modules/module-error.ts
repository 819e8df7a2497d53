/**
 * Something is wrong with a module of a user: it is not there, cannot be read, or does not export what
 * it should. The message is one line that names the module and what is wrong.
 */
export class ModuleError extends RangeError {
  override readonly name = 'ModuleError'
}

/** What was thrown in one line, such as `TypeError: x is undefined`; of a RangeError its message. */
export function thrownWords(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `it throws ${String(thrown)}`.split('\n')[0]!
  const { name, message } = thrown
  const [line] = message.trim().split('\n')
  return thrown instanceof RangeError ? line! : `${name}: ${line}`
}
