import { oneLine } from '@nim/core/rules'

/** @throws RangeError with the reason for the rejection, unless the condition holds */
export function demand(condition: boolean, why: string): asserts condition {
  if (!condition) throw new RangeError(why)
}

/** Thrown if a limit of the checker ended the check. The input may be right or wrong. */
export class OutOfBounds extends RangeError {
  override readonly name = 'OutOfBounds'
}

/**
 * Counts the steps of the checker.
 * @throws OutOfBounds, when called, if the count exceeds the limit
 */
export type CountWork = (more?: number) => void

/** @param tick called after about every thousand steps */
export function limited(most: number, of: string, tick: () => void = () => {}): CountWork {
  let count = 0
  let ticks = 0
  return (more = 1) => {
    count += more
    if (!(count <= most)) throw new OutOfBounds(`more than ${most} ${of}`)
    if (count - ticks < 1000) return
    ticks = count
    tick()
  }
}

/** The result for a certificate that is not accepted. */
export interface Refusal {
  readonly accepted: false
  readonly why: string
  /** A limit ended the check, so there is no result. */
  readonly outOfBounds?: true
}

/** The messages with which JavaScript engines report that the stack or the memory is exhausted. */
const OF_THE_ENGINE = /call stack|recursion|allocation|Invalid (?:array|string|typed array)/

/** @throws the error, unless it is a reason for rejecting the input */
export function refusalBy(error: unknown): Refusal {
  if (!(error instanceof RangeError)) throw error
  if (OF_THE_ENGINE.test(error.message)) {
    return { accepted: false, why: 'it is nested too deeply or is too large', outOfBounds: true }
  }
  const why = oneLine(error.message)
  return error instanceof OutOfBounds
    ? { accepted: false, why, outOfBounds: true }
    : { accepted: false, why }
}

/** Returns the number if it is a safe integer; otherwise a result could be rounded. */
export function whole(value: number): number {
  demand(Number.isSafeInteger(value), 'a number reaches 2^53')
  return value
}

/** The scalar product Σ a_i·b_i. */
export function times(a: readonly number[], b: readonly number[]): number {
  return whole(a.reduce((sum, value, i) => sum + whole(value * b[i]!), 0))
}
