import type * as v from 'valibot'

/**
 * A replacement of a part of a value. The path consists of names of fields and indices of lists.
 */
export interface Forgery {
  readonly path: readonly string[]
  /** The whole value after the replacement. */
  readonly forged: unknown
}

/** The part of valibot's schemas that this module uses. */
interface Schema {
  readonly type: string
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly wrapped?: v.GenericSchema
  readonly item?: v.GenericSchema
  readonly value?: v.GenericSchema
  readonly key?: unknown
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

const DIGEST = `sha256:${'0'.repeat(64)}`
const TEXTS = ['', 'x', 'true', 'all positions', DIGEST]
const NUMBERS = [0, 1, 2, 3, 7, 1e6, -1, 0.5]
/** The tests try these replacements for every value. */
const OTHERS = [null, '1', 1, true, [], {}]

/**
 * All values that result from one change of the given value. There are other values that the schema
 * allows, values that it does not allow, and missing or extra parts. No value occurs twice.
 */
export function forgeriesOf(schema: unknown, value: unknown): Forgery[] {
  const seen = new Set([JSON.stringify(value)])
  return forged(schema as Schema, value, []).filter((one) => {
    const text = JSON.stringify(one.forged)
    return !seen.has(text) && seen.add(text)
  })
}

function forged(schema: Schema, value: unknown, path: readonly string[]): Forgery[] {
  const here = [...samples(schema), ...OTHERS].map((other) => ({ path, forged: other }))
  const fields = fieldsOf(schema, value)
  if (fields === null) return here
  const [of, whole] = [value as Record<string, unknown>, Array.isArray(value)]
  const put = (name: string, inner: unknown): unknown => {
    if (!whole) return { ...of, [name]: inner }
    return (value as unknown[]).map((each, i) => (String(i) === name ? inner : each))
  }
  const inside = Object.entries(fields).flatMap(([name, inner]) => {
    const own = forged(inner, of[name], [...path, name])
    return own.map((one) => ({ path: one.path, forged: put(name, one.forged) }))
  })
  const without = Object.keys(of).map((name) => ({
    path: [...path, name],
    forged: whole
      ? (value as unknown[]).filter((_, i) => String(i) !== name)
      : Object.fromEntries(Object.entries(of).filter(([key]) => key !== name)),
  }))
  const more = whole
    ? (value as unknown[]).map((each) => [...(value as unknown[]), each])
    : [{ ...of, trusted: true }]
  return [...here, ...inside, ...without, ...more.map((each) => ({ path, forged: each }))]
}

/** The schema of each field of a value. Null if the value has no fields. */
function fieldsOf(schema: Schema, value: unknown): Record<string, Schema> | null {
  const { type, entries, wrapped, item, value: each, options, key } = schema
  if (wrapped !== undefined) return fieldsOf(wrapped, value)
  if (typeof value !== 'object' || value === null) return null
  if (type === 'variant') {
    const name = String(key)
    const said = (value as Record<string, unknown>)[name]
    const own = (options as readonly Schema[]).find((one) =>
      samples(one.entries![name] as never as Schema).includes(said),
    )
    return own === undefined ? null : fieldsOf(own, value)
  }
  if (entries !== undefined) return entries
  const inner = (item ?? each) as never as Schema | undefined
  if (inner === undefined) return null
  return Object.fromEntries(Object.keys(value).map((name) => [name, inner]))
}

/** Values that a schema accepts or almost accepts. */
function samples(schema: Schema): unknown[] {
  const { type, wrapped, options, literal } = schema
  if (wrapped !== undefined) return samples(wrapped)
  if (type === 'picklist') return [...options!]
  if (type === 'literal') return [literal]
  if (type === 'number') return NUMBERS
  if (type === 'string') return TEXTS
  if (type === 'union') return (options as readonly Schema[]).flatMap(samples)
  return []
}
