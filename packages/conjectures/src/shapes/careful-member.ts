import { described, thrownIn } from './claim-error.ts'

/**
 * A predicate that is true for the results that a shape accepts from a claim's member, and a
 * description of these results.
 */
export type Takes<A extends readonly unknown[]> = readonly [
  expected: string,
  isRight: (given: unknown, ...asked: A) => boolean,
]

/**
 * Wraps a member of a claim so that its results are checked. If the member throws, or returns a
 * result that the shape does not accept, the wrapped member throws a RangeError. The message of
 * this error is one line that names the member. An absent member stays absent.
 */
export function careful<A extends readonly unknown[], T>(
  name: string,
  member: (...asked: A) => T,
  [expected, isRight]: Takes<A>,
): (...asked: A) => T {
  return (...asked) => {
    let given: T
    try {
      given = member(...asked)
    } catch (error) {
      throw new RangeError(`${name}: ${thrownIn(error)}`, { cause: error })
    }
    if (isRight(given, ...asked)) return given
    throw new RangeError(`${name}: expected ${expected}, got ${described(given)}`)
  }
}

/** True for an object with members that is not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for a value in the notation of papers. */
export function isValue(value: unknown): boolean {
  return value === null || typeof value === 'string' || Number.isSafeInteger(value)
}

/** The evidence that accompanies a counterexample. */
export const EVIDENCE: Takes<readonly unknown[]> = [
  '{ expected, actual, explain: a text }',
  (given) => {
    if (!isObject(given)) return false
    return (
      typeof given['explain'] === 'string' && isValue(given['expected']) && isValue(given['actual'])
    )
  },
]
