import { parse, YAMLParseError } from 'yaml'
import { type Plan, planFrom } from './plan.ts'
import { LONGEST_PLAN } from '../tuned.ts'

/**
 * Parses a plan from JSON or YAML text.
 * @throws RangeError that names the invalid field and the accepted values, or the maximum length of
 *   the text
 */
export function parsePlan(text: string): Plan {
  if (text.length > LONGEST_PLAN) {
    throw new RangeError(`plan: it has ${text.length} characters, more than ${LONGEST_PLAN}`)
  }
  let data: unknown
  try {
    requireShallow(text)
    data = parse(text, { logLevel: 'error' })
  } catch (error) {
    throw new RangeError(`plan: not valid JSON or YAML: ${yamlWords(error)}`, { cause: error })
  }
  return planFrom(data)
}

/** Describes the error in a text, with its position, in nimlab's wording. */
function yamlWords(error: unknown): string {
  if (error instanceof RangeError) return error.message
  if (!(error instanceof YAMLParseError)) return 'an alias that cannot be followed'
  const [at] = error.linePos ?? []
  const how = error.code === 'DUPLICATE_KEY' ? 'a field occurs twice' : 'it cannot be read'
  return at === undefined ? how : `${how} at line ${at.line}, column ${at.col}`
}

/**
 * Matches YAML text that opens many levels in succession. To parse thousands of levels, the parser
 * would need seconds.
 */
const DEEP = /(?:[[{]\s*|[-?:]\s+){100}/

function requireShallow(text: string): void {
  if (DEEP.test(text)) throw new RangeError('nested more than 100 levels deep')
}
