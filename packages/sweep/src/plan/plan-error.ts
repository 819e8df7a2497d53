/** Why a thread refuses a plan, as plain data: the class of an error does not cross threads. */
export interface PlanFailure {
  readonly planError: string
  /** Of a formula the place that is wrong, and a caret. */
  readonly lines: readonly string[]
}

/** A RangeError of a formula says so by lines to be shown below its message. */
interface Pointing {
  pointedAt(): readonly string[]
}

/** A plan is wrong or names no case, as another thread has found. */
export class PlanError extends RangeError {
  override readonly name = 'PlanError'
  readonly #lines: readonly string[]

  constructor({ planError, lines }: PlanFailure) {
    super(planError)
    this.#lines = lines
  }

  /** Of a formula the place that is wrong, and a caret; otherwise nothing. */
  pointedAt(): readonly string[] {
    return this.#lines
  }
}

/** What a RangeError says that `plannedChecks` throws. */
export function planFailureOf(error: RangeError): PlanFailure {
  const lines = 'pointedAt' in error ? (error as Pointing).pointedAt() : []
  return { planError: error.message, lines }
}
