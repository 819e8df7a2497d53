import { visible } from '@nim/core/rules'
import * as v from 'valibot'

/** `sha256:` and 64 hexadecimal digits. */
export const digest: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/))

/** A whole number from 0 that a double holds exactly. */
export const whole: v.GenericSchema<number> = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The first issue of a schema in words, with the field that has it, or else what has it as a whole. */
export function inWords(issue: v.BaseIssue<unknown>, whole = 'the line'): string {
  return shown(`${v.getDotPath(issue) ?? whole}: ${issue.message}`)
}

/** Why a text cannot be read as JSON, or written again, in words. */
export function unread(error: unknown): string {
  return error instanceof SyntaxError ? shown(error.message) : 'it is nested too deeply'
}

/** Characters of a message that repeats what somebody wrote. */
const SHOWN = 300

/** A message for people, in one line that is not too long. */
export function shown(message: string): string {
  return visible(message, SHOWN)
}

// C0 and C1 controls, line separators, and what turns the direction of a text
// oxlint-disable-next-line no-control-regex -- controls are what it looks for
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** JSON's ways to write a character that it does not write as it is, and keys that all objects have. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\[bfnrtu]/
const INHERITED = /"(?:__proto__|prototype|constructor)":/

/** Why a line of JSON, as `JSON.stringify` writes it, may not be shown to people; null if it may. */
export function hiddenCharacter(json: string): string | null {
  if (ESCAPED.test(json) || json.search(HIDDEN) >= 0) return 'it holds a control character'
  return INHERITED.test(json) ? 'it has a field that all objects have' : null
}
