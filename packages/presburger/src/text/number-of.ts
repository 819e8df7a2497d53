/** A number with its noun, `1 query` or `2 queries`: every message that counts uses it. */
export function numberOf(
  count: number | bigint,
  noun: string,
  plural: string = `${noun}s`,
): string {
  return `${count} ${BigInt(count) === 1n ? noun : plural}`
}
