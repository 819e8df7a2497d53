import fc from 'fast-check'
import { mutatedText, place } from './mutated-text.ts'

type Holder = Record<string, unknown>
type Place = readonly [holder: Holder, key: string]

/** Values that JSON readers often handle incorrectly. */
const VALUES: readonly unknown[] = [
  [null, true, '', 'text', 'a\u001B[2J\nb', '\uD800', '__proto__', 'x'.repeat(1000)],
  [0, 1, -1, 1.5, 1e300, 2 ** 31, 2 ** 53, `sha256:${'0'.repeat(64)}`],
  [[], {}, [[null]], new Array(100).fill(0), JSON.parse('['.repeat(300) + ']'.repeat(300))],
].flat()
const KEYS = ['x', '', 'length', 'toString', 'constructor', 'module', 'format', 'max', 'a\nb']

/** Creates a new value on every call, because later changes may modify it. */
const maker = fc
  .oneof(
    { arbitrary: fc.constantFrom(...VALUES), weight: 9 },
    { arbitrary: fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }), weight: 1 },
  )
  .map((value) => (): unknown => structuredClone(value))

/**
 * Changes the value of a key in an object or list. `other` is a copy of a value from another place.
 */
type Change = (holder: Holder, key: string, other: unknown) => void

const change: fc.Arbitrary<Change> = fc.oneof(
  maker.map(
    (make): Change =>
      (holder, key) =>
        (holder[key] = make()),
  ),
  fc.constant<Change>((holder, key, other) => (holder[key] = other)),
  fc.constant<Change>((holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  }),
  fc
    .tuple(place, fc.constantFrom(...KEYS), maker)
    .map(([at, name, make]): Change => (holder, key) => {
      const into = holder[key]
      if (Array.isArray(into)) into.splice(at % (into.length + 1), 0, make())
      else if (typeof into === 'object' && into !== null) (into as Holder)[name] = make()
      else holder[key] = make()
    }),
  fc.constantFrom(-1, 1, 2, 0.5).map((by): Change => (holder, key) => {
    holder[key] = typeof holder[key] === 'number' ? holder[key] + by : by
  }),
)

/**
 * The data of a valid JSON text after one or two changes. A change replaces, removes, copies, adds
 * or shifts a value.
 */
export function mutatedJson(valid: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(place, place, change), { minLength: 1, maxLength: 2 })
  return fc.tuple(valid, changes).map(([text, all]) => {
    const root: Holder = { root: JSON.parse(text) }
    for (const [at, from, to] of all) {
      const places = placesIn(root)
      const [source, name] = places[from % places.length]!
      to(...places[at % places.length]!, structuredClone(source[name]))
      root['root'] ??= null
    }
    return root['root']
  })
}

/** A valid JSON text with a change to its characters or to its data. */
export function mutatedJsonText(
  valid: fc.Arbitrary<string>,
  written: (data: unknown) => string = JSON.stringify,
): fc.Arbitrary<string> {
  return fc.oneof(mutatedText(valid), mutatedJson(valid).map(written))
}

/** Every place in nested data: the object or list, and the key. */
function placesIn(holder: Holder): Place[] {
  return Object.entries(holder).flatMap(([key, held]) => [
    [holder, key] as const,
    ...(typeof held === 'object' && held !== null ? placesIn(held as Holder) : []),
  ])
}
