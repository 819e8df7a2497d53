/**
 * Periodic infinite words, each represented by one period: t successive letters that repeat for
 * ever.
 */

/**
 * The minimal period of the infinite word period·period·…: the least t > 0 with
 * letter(j) = letter(j + t) for all j.
 *
 * @throws RangeError if the word is empty
 * @complexity O(t) on average, O(t²) at worst, for t letters
 * @source GN-D7
 */
export function minimalPeriod(period: string): number {
  if (period === '') throw new RangeError('word: expected at least one letter')
  return `${period}${period}`.indexOf(period, 1)
}

/**
 * True if the two infinite words are equivalent: they have equal periods for some choice of the
 * periods. This is so iff one word arises from the other by leaving out finitely many letters.
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
 * The lengths of the maximal runs of `letter` in the period read cyclically, each run once. If the
 * word has no other letter, there is one run, which has the length of the period.
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
 * Lengths of the maximal runs of `letter` in a finite word, from its first letter to its last.
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
