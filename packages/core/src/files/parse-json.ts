/** A text of JSON in which an object has a field twice: readers differ in which of the two they take. */
export class RepeatedField extends SyntaxError {
  override readonly name = 'RepeatedField'
}

/** A string of JSON, and the colon behind it if it names a field. */
const STRINGS = /("(?:[^"\\]|\\.)*")\s*(:?)/g

/**
 * `JSON.parse` for texts of others: it refuses an object that has a field twice. There is one exactly if the
 * text names more fields than the value has.
 *
 * @throws SyntaxError if it is no JSON, or RepeatedField; RangeError if it is nested too deeply
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
  countFields(value, named)
  for (const [field, left] of named) {
    if (left > 0) {
      throw new RepeatedField(`the field ${JSON.stringify(field.slice(0, 100))} is there twice`)
    }
  }
  return value
}

/** Takes the fields of a value away from those that are named. */
function countFields(value: unknown, named: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) named.set(field, named.get(field)! - 1)
    countFields(inner, named)
  }
}
