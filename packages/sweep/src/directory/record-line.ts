import type { Verdict, VerdictRecord } from '@nim/conjectures'
import { REFUTATION_CLASSES } from '@nim/conjectures/format'
import * as v from 'valibot'
import { digest, hiddenCharacter, inWords, unread, whole } from './strict.ts'

const number = v.pipe(v.number(), v.finite())
const word = v.pipe(v.string(), v.minLength(1))
const value = v.nullable(v.union([v.string(), number]))
const position = v.pipe(v.array(whole), v.minLength(1))

const COUNTEREXAMPLE = v.strictObject({
  position: v.optional(position),
  witness: v.optional(v.record(v.string(), v.unknown())),
  expected: value,
  actual: value,
  explain: v.string(),
  options: v.optional(v.array(v.strictObject({ position: v.array(whole), value }))),
  edge: v.optional(word),
})

const DOMAIN = v.variant('kind', [
  v.strictObject({ kind: v.literal('box'), max: whole }),
  v.strictObject({ kind: v.literal('up-to'), of: word, max: whole }),
  v.strictObject({ kind: v.literal('fixed') }),
])

/** The words for verdicts. */
export const VERDICTS: readonly Verdict[] = [
  'holds',
  'refuted',
  'proved',
  'incomplete',
  'vacuous',
  'undecided',
  'answered',
]

/** The shape of a `VerdictRecord`: its fields, and no others. */
const RECORD = v.strictObject({
  claim: word,
  module: v.optional(v.strictObject({ path: word, digest })),
  case: v.record(v.string(), v.union([v.string(), number])),
  reading: v.optional(v.literal('remark')),
  domain: DOMAIN,
  checked: whole,
  verdict: v.picklist(VERDICTS),
  answer: v.optional(v.string()),
  failures: whole,
  counterexample: v.nullable(COUNTEREXAMPLE),
  class: v.optional(v.picklist(REFUTATION_CLASSES)),
  cause: v.optional(word),
  data: v.optional(v.record(v.string(), v.union([v.string(), number]))),
  digest,
  method: word,
  by: v.optional(v.literal('nimlab')),
  nimlab: word,
  // the settled lines of committed results have none
  seconds: v.optional(v.pipe(number, v.minValue(0))),
})

/** A record, or what is wrong with its line in words. */
export type ReadRecord =
  | { readonly record: VerdictRecord; readonly wrong: null }
  | { readonly record: null; readonly wrong: string }

/**
 * Reads the line of a verdict record. It has to be, byte for byte, what a record of the known shape is
 * written as: no other fields, none twice, no other way to write a number, no character that a terminal
 * takes for a command.
 *
 * @param line without its line feed
 * @complexity O(length of the line)
 */
export function readRecordLine(line: string): ReadRecord {
  try {
    const data = JSON.parse(line) as VerdictRecord
    const written = JSON.stringify(data)
    const wrong = shapeFault(data) ?? hiddenCharacter(written)
    if (wrong !== null) return { record: null, wrong }
    if (written === line) return { record: data, wrong: null }
    return {
      record: null,
      wrong: 'it is not written as records are: a field is there twice, or spaces',
    }
  } catch (error) {
    return { record: null, wrong: `it cannot be read: ${unread(error)}` }
  }
}

/**
 * How a value fails to be a verdict record, in words; null if it is one.
 * @throws RangeError if it is nested so deep that it cannot be written
 */
export function recordFault(data: unknown): string | null {
  return shapeFault(data) ?? hiddenCharacter(JSON.stringify(data))
}

function shapeFault(data: unknown): string | null {
  const result = v.safeParse(RECORD, data, { abortEarly: true })
  return result.success ? null : inWords(result.issues[0])
}
