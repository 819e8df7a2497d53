import { cyclicRuns, wordRuns } from '@nim/core/gm'
import type { PivotList } from '@nim/core/gm/definitions'

/**
 * The two readings of where runs occur: in the period word, read cyclically, or in the infinite
 * words from row 0 on.
 */
export const CYCLIC = 'r1-cyclic'
export const FROM_ROW_0 = 'r2-from-row-0'

/** The words of a sequence, or the words of a list of pivots. */
export type Words = Pick<PivotList, 'words' | 'n' | 'l'>

/** A maximal run of one letter. */
export interface Run {
  /** The column, 1-based. */
  readonly column: number
  readonly length: number
}

/**
 * The maximal runs of a letter in the words W_1, …, W_n of a sequence of range ≤ l. A run that
 * reaches row 3nl may be incomplete. An incomplete run of − is left out. For an incomplete run of
 * p, `length` is a lower bound.
 */
export function runsOf({ words, n, l }: Words, letter: 'p' | '-', reading: string): Run[] {
  return words.flatMap((word, i) => {
    const lengths =
      reading === CYCLIC ? cyclicRuns(word.slice(0, n * l), letter) : wordRuns(word, letter)
    if (reading === FROM_ROW_0 && letter === '-' && word.endsWith('-')) lengths.pop()
    return lengths.map((length) => ({ column: i + 1, length }))
  })
}
