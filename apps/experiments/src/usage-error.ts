/** Bad input: its message is shown as one line, and the command ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  /** Lines below the message. For a formula: the wrong place, and a caret. */
  readonly details: readonly string[]

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    const { cause } = options ?? {}
    this.details = isPointing(cause) ? cause.pointedAt() : []
  }
}

/** The part of FormulaError of @nim/presburger that is used here, without loading the package. */
interface Pointing {
  pointedAt(): readonly string[]
}

function isPointing(cause: unknown): cause is Pointing {
  return cause instanceof RangeError && 'pointedAt' in cause
}

/**
 * The value of a required option. This function checks it instead of the parser, so that a misspelt
 * flag is reported before a missing one.
 */
export function required<T>(value: T | undefined, option: string): T {
  if (value === undefined) throw new UsageError(`required option '${option}' not specified`)
  return value
}

/**
 * Runs a step that reads the user's input. What the packages reject there (RangeError, TypeError)
 * is an error of the user.
 */
export function readingInput<T>(step: () => T): T {
  try {
    return step()
  } catch (error) {
    throw asUsageError(error)
  }
}

/** {@link readingInput} for an asynchronous step. */
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

/** A message as one line, without the first word of the parser. */
export function oneLineMessage(text: string): string {
  return text
    .trim()
    .replace(/^error: /, '')
    .replaceAll(/\s*\n\s*/g, ' ')
}
