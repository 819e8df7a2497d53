/**
 * A number with its noun, such as `1 query` or `2 queries`. Every message that contains a count
 * uses it.
 */
export function numberOf(
  count: number | bigint,
  noun: string,
  plural: string = `${noun}s`,
): string {
  return `${count} ${BigInt(count) === 1n ? noun : plural}`
}
