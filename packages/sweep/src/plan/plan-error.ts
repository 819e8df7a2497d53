/**
 * The reason why a thread rejects a plan. The reason is plain data, because an error that is sent
 * to another thread loses its class.
 */
export interface PlanFailure {
  readonly planError: string
  /**
   * The line of a formula that contains the error, and a line with a caret. The list is empty for
   * other errors.
   */
  readonly lines: readonly string[]
}

/** A RangeError about a formula, with lines to print below its message. */
interface Pointing {
  pointedAt(): readonly string[]
}

/** Thrown if another thread finds that a plan is invalid or names no case. */
export class PlanError extends RangeError {
  override readonly name = 'PlanError'
  readonly #lines: readonly string[]

  constructor({ planError, lines }: PlanFailure) {
    super(planError)
    this.#lines = lines
  }

  /**
   * The line of a formula that contains the error, and a line with a caret. The list is empty for
   * other errors.
   */
  pointedAt(): readonly string[] {
    return this.#lines
  }
}

/** The data of a RangeError that `plannedChecks` throws. */
export function planFailureOf(error: RangeError): PlanFailure {
  const lines = 'pointedAt' in error ? (error as Pointing).pointedAt() : []
  return { planError: error.message, lines }
}
