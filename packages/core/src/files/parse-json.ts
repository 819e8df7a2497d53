/**
 * Thrown if an object in a JSON text has the same field twice. Programs differ in which of the two
 * they use.
 */
export class RepeatedField extends SyntaxError {
  override readonly name = 'RepeatedField'
}

/** Thrown if a JSON text nests lists and objects more deeply than nimlab accepts. */
export class TooDeep extends SyntaxError {
  override readonly name = 'TooDeep'
}

/** The maximum number of nesting levels. The files that nimlab writes have fewer than 20. */
const MOST_LEVELS = 500

/** A JSON string, and the colon after it if the string names a field. */
const STRINGS = /("(?:[^"\\]|\\.)*")\s*(:?)/g

/**
 * Parses JSON text from an untrusted source. Unlike `JSON.parse`, it rejects an object that has the
 * same field twice, instead of keeping only the last value.
 *
 * @throws SyntaxError if the text is not valid JSON, RepeatedField, or TooDeep
 * @complexity O(length of the text)
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  requireFewLevels(value)
  const named = new Map<string, number>()
  for (const [, name, colon] of text.matchAll(STRINGS)) {
    if (colon === '') continue
    const field = JSON.parse(name!) as string
    named.set(field, (named.get(field) ?? 0) + 1)
  }
  countFields(value, named)
  for (const [field, left] of named) {
    if (left > 0) {
      throw new RepeatedField(`the field ${JSON.stringify(field.slice(0, 100))} occurs twice`)
    }
  }
  return value
}

/**
 * Rejects a parsed JSON value with more than 500 nesting levels. Without this limit, it would
 * depend on the version of Node whether `JSON.stringify` can write the value.
 *
 * @throws TooDeep
 * @complexity O(size of the value)
 */
export function requireFewLevels(value: unknown, level = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (level > MOST_LEVELS) throw new TooDeep('it is nested too deeply')
  for (const inner of Object.values(value)) requireFewLevels(inner, level + 1)
}

/**
 * For each field in a value, subtracts 1 from the number of times that the text contains the
 * field's name.
 */
function countFields(value: unknown, named: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) named.set(field, named.get(field)! - 1)
    countFields(inner, named)
  }
}
