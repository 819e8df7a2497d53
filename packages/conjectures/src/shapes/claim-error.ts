import type { CaseParameters } from '../claim/parameter.ts'
import { formatCase } from '../record/format-case.ts'

/**
 * An error in a user's claim, in its members or in a check. The message of this error is one line
 * that names the claim.
 */
export class ClaimError extends RangeError {
  override readonly name = 'ClaimError'
}

/** The error of a claim, preceded by its id and perhaps the case. */
export function claimError(
  id: string,
  why: string,
  { of = {}, cause }: { readonly of?: CaseParameters; readonly cause?: unknown } = {},
): ClaimError {
  const words = formatCase(of)
  return new ClaimError(`claim '${id}'${words === '' ? '' : ` ${words}`}: ${why}`, { cause })
}

/**
 * The error that a user's code threw, in one line such as `TypeError: x is undefined`. If the error
 * is a RangeError, the line contains only its message.
 */
export function thrownIn(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `it throws ${described(thrown)}`
  const { name, message } = thrown
  const [line = ''] = message.split('\n')
  return thrown instanceof RangeError ? line : `it throws ${name}: ${line}`
}

/** The short form of a value for messages, such as `undefined`, `3`, `an array` or `a promise`. */
export function described(value: unknown): string {
  if (value instanceof Promise) return 'a promise'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
