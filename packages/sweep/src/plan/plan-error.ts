/**
 * The reason why a thread refuses a plan, as plain data, because the class of an error does not
 * cross threads.
 */
export interface PlanFailure {
  readonly planError: string
  /** For a formula the wrong place, and a caret. */
  readonly lines: readonly string[]
}

/** A RangeError about a formula has lines to print below its message. */
interface Pointing {
  pointedAt(): readonly string[]
}

/** A plan is wrong or names no case. Another thread found the error. */
export class PlanError extends RangeError {
  override readonly name = 'PlanError'
  readonly #lines: readonly string[]

  constructor({ planError, lines }: PlanFailure) {
    super(planError)
    this.#lines = lines
  }

  /** For a formula the wrong place, and a caret; otherwise nothing. */
  pointedAt(): readonly string[] {
    return this.#lines
  }
}

/** The data of a RangeError that `plannedChecks` throws. */
export function planFailureOf(error: RangeError): PlanFailure {
  const lines = 'pointedAt' in error ? (error as Pointing).pointedAt() : []
  return { planError: error.message, lines }
}
