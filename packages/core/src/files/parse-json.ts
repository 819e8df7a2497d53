/** A text of JSON in which an object has a field twice: readers differ in which of the two they take. */
export class RepeatedField extends SyntaxError {
  override readonly name = 'RepeatedField'
}

/** A text of JSON in which lists and objects are nested more deeply than anything that is read. */
export class TooDeep extends SyntaxError {
  override readonly name = 'TooDeep'
}

/** Levels; everything that nimlab writes has fewer than 20. */
const MOST_LEVELS = 500

/** A string of JSON, and the colon behind it if it names a field. */
const STRINGS = /("(?:[^"\\]|\\.)*")\s*(:?)/g

/**
 * `JSON.parse` for texts of others: it refuses an object that has a field twice. There is one exactly if the
 * text names more fields than the value has.
 *
 * @throws SyntaxError if it is no JSON, or RepeatedField, or TooDeep
 * @complexity O(length of the text)
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  const named = new Map<string, number>()
  for (const [, name, colon] of text.matchAll(STRINGS)) {
    if (colon === '') continue
    const field = JSON.parse(name!) as string
    named.set(field, (named.get(field) ?? 0) + 1)
  }
  countFields(value, named, 0)
  for (const [field, left] of named) {
    if (left > 0) {
      throw new RepeatedField(`the field ${JSON.stringify(field.slice(0, 100))} is there twice`)
    }
  }
  return value
}

/** Takes the fields of a value away from those that are named. */
function countFields(value: unknown, named: Map<string, number>, level: number): void {
  if (typeof value !== 'object' || value === null) return
  if (level > MOST_LEVELS) throw new TooDeep('it is nested too deeply')
  for (const [field, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) named.set(field, named.get(field)! - 1)
    countFields(inner, named, level + 1)
  }
}
