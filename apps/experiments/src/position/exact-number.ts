/** A bigint as JSON can hold it: a number below 2^53, otherwise a string. Other values stay. */
export function exactNumber(value: unknown): unknown {
  if (typeof value !== 'bigint') return value
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value.toString()
}
