/** Bad input: its message is shown as one line, and the command ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  /** Lines below the message: of a formula the place that is wrong, and a caret. */
  readonly details: readonly string[]

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    const { cause } = options ?? {}
    this.details = isPointing(cause) ? cause.pointedAt() : []
  }
}

/** What a FormulaError of @nim/presburger can do, without loading it. */
interface Pointing {
  pointedAt(): readonly string[]
}

function isPointing(cause: unknown): cause is Pointing {
  return cause instanceof RangeError && 'pointedAt' in cause
}

/**
 * The value of an option that must be given. Asked for here rather than declared to the parser, so
 * that a misspelt flag is named before a missing one.
 */
export function required<T>(value: T | undefined, option: string): T {
  if (value === undefined) throw new UsageError(`required option '${option}' not specified`)
  return value
}

/**
 * Runs a step that reads the user's input: what the packages reject (RangeError, TypeError) is the
 * user's mistake there.
 */
export function readingInput<T>(step: () => T): T {
  try {
    return step()
  } catch (error) {
    throw asUsageError(error)
  }
}

/** {@link readingInput} for a step that takes time. */
export async function readingInputAsync<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    throw asUsageError(error)
  }
}

function asUsageError(error: unknown): unknown {
  const isInput = error instanceof RangeError || error instanceof TypeError
  return isInput ? new UsageError(error.message, { cause: error }) : error
}

/** A message as one line, without the word of the parser that begins it. */
export function oneLineMessage(text: string): string {
  return text
    .trim()
    .replace(/^error: /, '')
    .replaceAll(/\s*\n\s*/g, ' ')
}
