/** Length of a text in code points: the columns that it takes on a terminal, wide characters aside. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}
