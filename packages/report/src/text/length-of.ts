/**
 * The length of a text in code points. This length is the width of the text on a terminal if the
 * text contains no wide characters.
 */
export function lengthOf(text: string): number {
  return Array.from(text).length
}
