/**
 * The input of a clause, which consists of the entries of vectors and of other numbers, by name.
 */
export type ClauseNumbers = Readonly<Record<string, number | null>>

/** Combines a vector x and the given numbers to the input of a judge. */
export function clauseInput(
  x: readonly number[],
  numbers: ClauseNumbers,
): { readonly x: readonly number[] } & ClauseNumbers {
  return { ...numbers, x } as { readonly x: readonly number[] } & ClauseNumbers
}

/** The entries of another vector as numbers z1, z2, … */
export function entriesOf(name: string, vector: readonly number[]): ClauseNumbers {
  return Object.fromEntries(vector.map((entry, i) => [`${name}${i + 1}`, entry]))
}

/**
 * The conjunction of a clause, such as `x# <= b`, over the entries numbered `from` to n. The sign #
 * stands for the number of the entry.
 */
export function ofEach(n: number, clause: string, from = 1): string {
  const numbers = Array.from({ length: n - from + 1 }, (_, i) => String(from + i))
  return numbers.map((number) => `(${clause.replaceAll('#', number)})`).join(' and ')
}
