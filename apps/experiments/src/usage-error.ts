/** Thrown for invalid input. The message is printed as one line, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  /** Lines below the message. For a formula, they mark the place of the error with a caret. */
  readonly details: readonly string[]

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    const { cause } = options ?? {}
    this.details = isPointing(cause) ? cause.pointedAt() : []
  }
}

/**
 * The part of `FormulaError` of @nim/presburger that this file uses. It is declared here so that
 * the package is not loaded.
 */
interface Pointing {
  pointedAt(): readonly string[]
}

function isPointing(cause: unknown): cause is Pointing {
  return cause instanceof RangeError && 'pointedAt' in cause
}

/**
 * Returns the value of a required option. The parser does not check required options. Therefore a
 * misspelt option is reported before a missing one.
 */
export function required<T>(value: T | undefined, option: string): T {
  if (value === undefined) throw new UsageError(`the required option '${option}' is missing`)
  return value
}

/**
 * Runs a step that reads the user's input. If a package rejects the input with a RangeError or
 * TypeError, this error becomes a usage error.
 */
export function readingInput<T>(step: () => T): T {
  try {
    return step()
  } catch (error) {
    throw asUsageError(error)
  }
}

/** Like {@link readingInput}, for an asynchronous step. */
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

/** Returns the message on one line, without the word `error:` that the parser adds. */
export function oneLineMessage(text: string): string {
  return text
    .trim()
    .replace(/^error: /, '')
    .replaceAll(/\s*\n\s*/g, ' ')
}
