/**
 * Converts a bigint to a value that JSON can represent exactly. Below 2^53 the value is a number,
 * otherwise a string. All other values are unchanged.
 */
export function exactNumber(value: unknown): unknown {
  if (typeof value !== 'bigint') return value
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value.toString()
}
