import {
  formatRuleset,
  parseRuleset,
  type PlayConvention,
  type Ruleset,
  visible,
} from '@nim/core/rules'
import * as v from 'valibot'

/** The schema of a finite number. */
export const Finite: v.GenericSchema<number> = v.pipe(v.number(), v.finite())
/** The schema of a fraction from 0 to 1. */
export const Share: v.GenericSchema<number> = v.pipe(Finite, v.minValue(0), v.maxValue(1))
/** The schema of a single line of text without terminal control characters. */
export const Words: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u),
)
export const Play: v.GenericSchema<PlayConvention> = v.picklist(['normal', 'misere'])

/**
 * Parses a line of JSON that must be byte for byte the text that nimlab writes for its content.
 *
 * @param line without its line feed
 * @param requireFit checks that the fields are consistent with each other
 * @throws RangeError naming the invalid field and the error
 */
export function readStrictLine<T>(
  line: string,
  schema: v.GenericSchema<unknown, T>,
  requireFit: (content: T) => void,
): T {
  let data: unknown
  try {
    data = JSON.parse(line)
  } catch (error) {
    throw new RangeError(visible(`it is not valid JSON: ${(error as Error).message}`, SHOWN), {
      cause: error,
    })
  }
  const result = v.safeParse(schema, data, { abortEarly: true })
  if (!result.success) {
    const [issue] = result.issues
    throw new RangeError(visible(`${v.getDotPath(issue) ?? 'the row'}: ${issue.message}`, SHOWN))
  }
  requireFit(result.output)
  if (JSON.stringify(data) === line) return result.output
  throw new RangeError(
    'it differs from what nimlab writes for this row: perhaps a field occurs twice, or there are extra spaces',
  )
}

/**
 * The ruleset that the field `game` names.
 * @throws RangeError if the field is not a ruleset in standard notation
 */
export function rulesetOfLine(game: string): Ruleset {
  const ruleset = parseRuleset(game)
  requireThat(
    formatRuleset(ruleset) === game,
    'game',
    `expected its standard notation, ${formatRuleset(ruleset)}`,
  )
  return ruleset
}

/** @throws RangeError naming the field */
export function requireThat(isSo: boolean, field: string, otherwise: string): void {
  if (!isSo) throw new RangeError(`${field}: ${otherwise}`)
}

/** The maximum number of characters of external text in a message. */
const SHOWN = 300
