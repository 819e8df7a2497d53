import { requireFewLevels, TooDeep } from '@nim/core/files'
import type { CaseParameters, Domain, VerdictRecord } from '@nim/conjectures'
import { RECORD_FORMAT, REFUTATION_CLASSES, VERDICTS } from '@nim/conjectures/format'
import * as v from 'valibot'
import { digest, hiddenCharacter, inWords, unread, whole } from './strict.ts'

const number = v.pipe(v.number(), v.finite())
const word = v.pipe(v.string(), v.minLength(1))
const value = v.nullable(v.union([v.string(), number]))
const position = v.pipe(v.array(whole), v.minLength(1))

const said = {
  position: v.array(whole),
  saidBy: v.picklist(['statement', 'rules']),
  ruleset: v.optional(word),
  play: v.optional(v.picklist(['normal', 'misere'])),
}

/** A `StatedFact`, with its fields in any order. */
const FACT = v.variant('fact', [
  v.strictObject({ fact: v.literal('outcome'), value: v.picklist(['P', 'N']), ...said }),
  v.strictObject({
    fact: v.picklist(['remoteness', 'grundy', 'level-remoteness']),
    value: whole,
    ...said,
  }),
  v.strictObject({ fact: v.literal('critical-level'), value: v.nullable(whole), ...said }),
  v.strictObject({ fact: v.literal('options'), value: v.array(v.array(whole)), ...said }),
  v.strictObject({
    fact: v.literal('flip-flop'),
    value: v.picklist(['P', 'N']),
    flips: v.strictObject({
      reading: v.string(),
      phase: v.picklist(['normal', 'attrition']),
      least: whole,
      gap: whole,
      isEach: v.boolean(),
      mover: v.nullable(whole),
      other: v.nullable(whole),
    }),
    ...said,
  }),
  v.strictObject({ fact: v.literal('reduction'), value: v.array(whole), ...said }),
])

const evidence = {
  position: v.optional(position),
  witness: v.optional(v.record(v.string(), v.unknown())),
  expected: value,
  actual: value,
  explain: v.string(),
}

/** The shape of a domain. */
export const DOMAIN: v.GenericSchema<unknown, Domain> = v.variant('kind', [
  v.strictObject({ kind: v.literal('box'), max: whole }),
  v.strictObject({ kind: v.literal('up-to'), of: word, max: whole }),
  v.strictObject({ kind: v.literal('fixed') }),
])

/** The shape of the parameters of a case. */
export const CASE: v.GenericSchema<unknown, CaseParameters> = v.record(
  v.string(),
  v.union([v.string(), number]),
)

const asked = {
  claim: word,
  module: v.optional(v.strictObject({ path: word, digest })),
  case: CASE,
  reading: v.optional(v.literal('remark')),
  domain: DOMAIN,
}
const found = {
  checked: whole,
  verdict: v.picklist(VERDICTS),
  answer: v.optional(v.string()),
  failures: whole,
}
const rest = {
  class: v.optional(v.picklist(REFUTATION_CLASSES)),
  cause: v.optional(word),
  data: v.optional(v.record(v.string(), v.union([v.string(), number]))),
  digest,
  method: word,
  by: v.optional(v.literal('nimlab')),
  nimlab: word,
}
const edge = v.optional(word)

/** The shape of a `VerdictRecord`, which has no other fields. */
export const RECORD: v.GenericSchema = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  ...asked,
  ruleset: v.optional(word),
  play: v.optional(v.picklist(['normal', 'misere'])),
  counted: whole,
  ...found,
  counterexample: v.nullable(
    v.strictObject({ ...evidence, stated: v.optional(v.array(FACT)), edge }),
  ),
  ...rest,
})

const options = v.optional(v.array(v.strictObject({ position: v.array(whole), value })))

/** The shape of a record in format 1. In this format, committed results had no field `seconds`. */
const FIRST = v.strictObject({
  ...asked,
  ...found,
  counterexample: v.nullable(v.strictObject({ ...evidence, options, edge })),
  ...rest,
  seconds: v.optional(v.pipe(number, v.minValue(0))),
})

/** A record in format 1, see `renewed`. */
export type FirstRecord = Omit<VerdictRecord, 'format' | 'ruleset' | 'play' | 'counted'>

/** The record in a line, if the line has format 1; otherwise null. */
export function readFirstLine(line: string): FirstRecord | null {
  try {
    const result = v.safeParse(FIRST, JSON.parse(line), { abortEarly: true })
    return result.success && hiddenCharacter(line) === null
      ? (JSON.parse(line) as FirstRecord)
      : null
  } catch {
    return null
  }
}

/** A record, or a description of the error in the line. */
export type ReadRecord =
  | { readonly record: VerdictRecord; readonly wrong: null }
  | { readonly record: null; readonly wrong: string }

/**
 * Parses the line of a verdict record. The line must be, byte for byte, the text that this program
 * writes for a record. The line therefore has no extra or repeated fields, no other notation for a
 * number, and no terminal control characters.
 *
 * @param line the line without its line feed
 * @complexity O(length of the line)
 */
export function readRecordLine(line: string): ReadRecord {
  try {
    const data = JSON.parse(line) as VerdictRecord
    const fault = shapeFault(data)
    const written = JSON.stringify(data)
    const wrong = fault ?? hiddenCharacter(written)
    if (wrong !== null) return { record: null, wrong }
    if (written === line) return { record: data, wrong: null }
    return {
      record: null,
      wrong:
        'it differs from what nimlab writes for this record: perhaps a field occurs twice, or there are extra spaces',
    }
  } catch (error) {
    return { record: null, wrong: `it cannot be read: ${unread(error)}` }
  }
}

/** The reason why a value is not a verdict record; null if the value is a verdict record. */
export function recordFault(data: unknown): string | null {
  try {
    return shapeFault(data) ?? hiddenCharacter(JSON.stringify(data))
  } catch (error) {
    if (error instanceof TooDeep) return error.message
    throw error
  }
}

/** @throws TooDeep if the value has more than 500 nesting levels */
function shapeFault(data: unknown): string | null {
  requireFewLevels(data)
  const result = v.safeParse(RECORD, data, { abortEarly: true })
  return result.success ? null : inWords(result.issues[0])
}
