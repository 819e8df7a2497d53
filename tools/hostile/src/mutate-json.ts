import { oneOf, type Random } from './random.ts'

type Holder = Record<string, unknown>

/** A list in a list, so often. */
function nested(levels: number): unknown {
  let value: unknown = 0
  for (let i = 0; i < levels; i++) value = [value]
  return value
}

const VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => 'text',
  () => 'a\u001B[2J\nb',
  () => '\uD800',
  () => '__proto__',
  () => 0,
  () => 1,
  () => -1,
  () => 1.5,
  () => 1e300,
  () => 2 ** 31,
  () => 2 ** 53,
  () => [],
  () => ({}),
  () => [[null]],
  () => new Array(100).fill(0),
  () => nested(300),
  () => `sha256:${'0'.repeat(64)}`,
  () => 'x'.repeat(1000),
]

const KEYS = ['x', '', 'length', 'toString', 'constructor', 'module', 'format', 'max', 'a\nb']

/**
 * The data with one or two values replaced, left out, put elsewhere, or added.
 *
 * @param data what JSON.parse returns; it is changed
 */
export function mutatedJson(data: unknown, random: Random): unknown {
  const root = { root: data }
  for (let left = 1 + random(2); left > 0; left--) {
    const places = placesOf(root)
    const [holder, key] = oneOf(places, random)
    const what = random(6)
    if (what === 0 && Array.isArray(holder)) holder.splice(Number(key), 1)
    else if (what === 0 && holder !== root) delete holder[key]
    else if (what === 1) holder[key] = valueAt(oneOf(places, random))
    else if (what === 2) added(holder[key], random)
    else if (what === 3 && typeof holder[key] === 'number') {
      holder[key] += oneOf([-1, 1, 2, 0.5], random)
    } else holder[key] = oneOf(VALUES, random)()
  }
  return root.root
}

/** Puts a member more into an object or a list. */
function added(into: unknown, random: Random): void {
  const value = oneOf(VALUES, random)()
  if (Array.isArray(into)) into.splice(random(into.length + 1), 0, value)
  else if (typeof into === 'object' && into !== null) (into as Holder)[oneOf(KEYS, random)] = value
}

/** A copy: a value may not hold itself. */
function valueAt([holder, key]: readonly [Holder, string]): unknown {
  return structuredClone(holder[key])
}

/** Every place of a value. */
function placesOf(root: Holder): (readonly [Holder, string])[] {
  const places: (readonly [Holder, string])[] = []
  const holders = [root]
  for (const holder of holders) {
    for (const [key, value] of Object.entries(holder)) {
      places.push([holder, key])
      if (typeof value === 'object' && value !== null) holders.push(value as Holder)
    }
  }
  return places
}
