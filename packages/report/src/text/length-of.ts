/**
 * The length of a text in code points. This is its width on a terminal if it contains no wide
 * characters.
 */
export function lengthOf(text: string): number {
  return Array.from(text).length
}
