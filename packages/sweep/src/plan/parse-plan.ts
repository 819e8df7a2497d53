import { parse, YAMLParseError } from 'yaml'
import { type Plan, planFrom } from './plan.ts'

/** The most characters of a plan: some seconds of YAML. */
const LONGEST = 500_000

/**
 * Reads a plan from JSON or YAML text.
 * @throws RangeError naming the wrong field and the accepted values, or if the text is too long
 */
export function parsePlan(text: string): Plan {
  if (text.length > LONGEST) {
    throw new RangeError(`plan: it has ${text.length} characters, more than ${LONGEST}`)
  }
  let data: unknown
  try {
    requireShallow(text)
    data = parse(text, { logLevel: 'error' })
  } catch (error) {
    throw new RangeError(`plan: not JSON or YAML: ${yamlWords(error)}`, { cause: error })
  }
  return planFrom(data)
}

/** The error in a text and its place, in words of nimlab. */
function yamlWords(error: unknown): string {
  if (error instanceof RangeError) return error.message
  if (!(error instanceof YAMLParseError)) return 'an alias that cannot be followed'
  const [at] = error.linePos ?? []
  const how = error.code === 'DUPLICATE_KEY' ? 'a field is there twice' : 'it cannot be read'
  return at === undefined ? how : `${how} at line ${at.line}, column ${at.col}`
}

/** Repeated starts of a level in YAML. The parser takes seconds for thousands of levels. */
const DEEP = /(?:[[{]\s*|[-?:]\s+){100}/

function requireShallow(text: string): void {
  if (DEEP.test(text)) throw new RangeError('nested more than 100 levels deep')
}
