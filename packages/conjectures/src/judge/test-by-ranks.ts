import type { Table, Values } from '@nim/bruteforce'
import type { Tally } from './tally.ts'

const AT_A_TIME = 1 << 10

/**
 * Fills words[i], for i < count, with 2·actual + (0 if the statement holds, else 1) for the position
 * rank + i, whose entry is entries[at + i].
 * @returns 1 if the statement fails somewhere, otherwise 0
 */
export type TestRanks = (
  words: Uint32Array,
  count: number,
  rank: number,
  entries: Values,
  at: number,
) => number

/** {@link Tally.test} at every position of a table, for a statement on entries and what other tables hold. */
export function testByRanks(found: Tally, { box, forEachPiece }: Table, test: TestRanks): void {
  const words = new Uint32Array(AT_A_TIME)
  forEachPiece((entries, rank) => {
    for (let at = 0; at < entries.length; at += AT_A_TIME) {
      const count = Math.min(AT_A_TIME, entries.length - at)
      const failing = test(words, count, rank + at, entries, at)
      found.testRanks(box, rank + at, words, count, failing)
    }
  })
}
