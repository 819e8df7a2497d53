/**
 * Periodic infinite words. Each word is represented by one period, which consists of t consecutive
 * letters that repeat forever.
 */

/**
 * The minimal period of the infinite word period·period·…: the smallest t > 0 with letter(j) =
 * letter(j + t) for all j.
 *
 * @throws RangeError if the word is empty
 * @complexity O(t) on average, O(t²) in the worst case, for t letters
 * @source GN-D7
 */
export function minimalPeriod(period: string): number {
  if (period === '') throw new RangeError('word: expected at least one letter')
  return `${period}${period}`.indexOf(period, 1)
}

/**
 * True if the two infinite words are equivalent, that is, if some period of one word equals some
 * period of the other. Two such words are equivalent iff removing finitely many letters from one
 * word yields the other.
 *
 * @throws RangeError if a word is empty
 * @complexity as {@link minimalPeriod}
 * @source GN-D7
 */
export function areEquivalentWords(a: string, b: string): boolean {
  const t = minimalPeriod(a)
  return t === minimalPeriod(b) && `${a.slice(0, t)}${a.slice(0, t)}`.includes(b.slice(0, t))
}

/**
 * The lengths of the maximal runs of `letter` in the period, read cyclically. Each run contributes
 * one length to the result. If the word contains no other letter, there is a single run, and its
 * length is the period.
 *
 * @complexity O(t)
 * @source GN-T1.3, GN-T1.4
 */
export function cyclicRuns(period: string, letter: string): number[] {
  const start = Array.from(period).findIndex((other) => other !== letter)
  if (start < 0) return period === '' ? [] : [period.length]
  return wordRuns(`${period.slice(start)}${period.slice(0, start)}`, letter)
}

/**
 * The lengths of the maximal runs of `letter` in a finite word.
 * @complexity O(t)
 */
export function wordRuns(word: string, letter: string): number[] {
  const runs: number[] = []
  let length = 0
  for (const other of word) {
    if (other === letter) length++
    else if (length > 0) {
      runs.push(length)
      length = 0
    }
  }
  if (length > 0) runs.push(length)
  return runs
}
