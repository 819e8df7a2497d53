// These functions are copied before a user's module can change them.
const { getOwnPropertyDescriptors, is } = Object
const { getOwnPropertyDescriptor, ownKeys } = Reflect

/**
 * Built-in objects that all code of a thread shares, by name. For functions, their prototypes are
 * also included.
 */
const SHARED: readonly (readonly [string, object])[] = Object.entries({
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  BigInt,
  Symbol,
  Math,
  JSON,
  Reflect,
  Atomics,
  Promise,
  Map,
  Set,
  WeakMap,
  WeakSet,
  'Error.prototype': Error.prototype,
  RegExp,
  Date,
  ArrayBuffer,
  SharedArrayBuffer,
  TypedArray: Object.getPrototypeOf(Uint8Array) as object,
  Uint8Array,
  Uint16Array,
  Int32Array,
}).flatMap(([name, shared]): (readonly [string, object])[] => {
  const { prototype } = shared as { readonly prototype?: object }
  return [
    [name, shared],
    ...(prototype === undefined ? [] : [[`${name}.prototype`, prototype] as const]),
  ]
})

/**
 * Records the properties of the built-in objects.
 *
 * @returns a function that names the first property that has been changed, added or removed since
 * then, such as `Array.prototype.map`; null if no property has changed
 */
export function watchSharedObjects(): () => string | null {
  const before = SHARED.map(([, shared]) => getOwnPropertyDescriptors(shared))
  return () => {
    for (const [i, [name, shared]] of SHARED.entries()) {
      const was = before[i] as Readonly<Record<PropertyKey, PropertyDescriptor>>
      for (const key of new Set([...ownKeys(was), ...ownKeys(shared)])) {
        const now = getOwnPropertyDescriptor(shared, key)
        const then = was[key]
        const isSame =
          now !== undefined &&
          then !== undefined &&
          is(now.value, then.value) &&
          now.get === then.get &&
          now.set === then.set
        if (!isSame) return `${name}.${String(key)}`
      }
    }
    return null
  }
}
