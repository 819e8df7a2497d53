/** Infinite words over the letters p and −, each given by one period, as GN-D7 defines them. */

/**
 * All words of this length (at most 31), in lexicographic order with − before p.
 *
 * @complexity 2^length words
 * @source GN-D7
 */
export function words(length: number): string[] {
  return Array.from({ length: 2 ** length }, (_, code) =>
    code.toString(2).padStart(length, '0').replaceAll('0', '-').replaceAll('1', 'p'),
  )
}

/**
 * The smallest t > 0 such that letter(j) = letter(j+t) for all j in the word repeated forever. The
 * function tries each t.
 *
 * @param period at least one letter
 * @complexity O(length²)
 * @source GN-D7
 */
export function periodByDefinition(period: string): number {
  let t = 1
  while (Array.from(period).some((letter, j) => letterAt(period, j + t) !== letter)) t++
  return t
}

/**
 * True if t consecutive letters of a equal t consecutive letters of b, where t is the product of
 * their lengths.
 *
 * @complexity O((length of a · length of b)²)
 * @source GN-D7
 */
export function areEquivalentByDefinition(a: string, b: string): boolean {
  const t = a.length * b.length
  const windows = (word: string): string[] =>
    Array.from({ length: word.length }, (_, from) =>
      Array.from({ length: t }, (__, j) => letterAt(word, from + j)).join(''),
    )
  return windows(a).some((window) => windows(b).includes(window))
}

function letterAt(period: string, j: number): string {
  return period[j % period.length]!
}
