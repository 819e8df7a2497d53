import { visible } from '@nim/core/rules'
import * as v from 'valibot'
import { LONGEST_MESSAGE } from '../tuned.ts'

/** `sha256:` and 64 hexadecimal digits. */
export const digest: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/))

/** A whole number ≥ 0 that a double represents exactly. */
export const whole: v.GenericSchema<number> = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** For each kind of value, named as in schemas, the name that messages use. */
const KINDS: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
  undefined: 'nothing',
}

/**
 * Describes the first issue that a schema found, in nimlab's wording. The text names the field in
 * which the issue occurs, or the whole value.
 */
export function inWords(issue: v.BaseIssue<unknown>, whole = 'the line'): string {
  return shown(`${v.getDotPath(issue) ?? whole}: ${issueWords(issue)}`)
}

function issueWords({
  kind,
  type,
  expected,
  received,
  requirement,
  message,
}: v.BaseIssue<unknown>): string {
  if (kind !== 'validation') {
    if (expected === 'never') return 'there is no such field'
    if (received === 'undefined') return 'the field is missing'
    const accepted = (expected ?? '').replaceAll(/[()]/g, '').split(' | ')
    const words = accepted.map((one) => KINDS[one] ?? one)
    return `expected ${words.join(' or ')}, got ${KINDS[received] ?? received}`
  }
  if (type === 'check') return message
  if (type === 'safe_integer' || type === 'integer')
    return `expected a whole number, got ${received}`
  if (type === 'finite') return `expected a finite number, got ${received}`
  if (type === 'min_value') return `expected at least ${String(requirement)}, got ${received}`
  if (type === 'min_length') return `expected a length of at least ${String(requirement)}`
  const isDigest = String(requirement).includes('sha256')
  return isDigest ? 'expected sha256: and 64 hexadecimal digits' : 'expected decimal digits'
}

/**
 * The reason why a text cannot be parsed as JSON, or why the parsed value cannot be written again.
 */
export function unread(error: unknown): string {
  return error instanceof SyntaxError ? shown(error.message) : 'it is nested too deeply'
}

/** A message as one line of limited length. */
export function shown(message: string): string {
  return visible(message, LONGEST_MESSAGE)
}

// C0 and C1 controls, line separators, and characters that change the direction of text.
// oxlint-disable-next-line no-control-regex -- it searches for control characters
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/**
 * The first pattern matches JSON escapes, which JSON needs for some characters. The second pattern
 * matches the keys that all objects inherit.
 */
const ESCAPED = /(?<!\\)(?:\\\\)*\\[bfnrtu]/
const INHERITED = /"(?:__proto__|prototype|constructor)":/

/**
 * The reason why a line of JSON, in the form that `JSON.stringify` writes, must not be printed;
 * null if it may be printed.
 */
export function hiddenCharacter(json: string): string | null {
  if (ESCAPED.test(json) || json.search(HIDDEN) >= 0) return 'it holds a control character'
  return INHERITED.test(json) ? 'it has a field that all objects have' : null
}
