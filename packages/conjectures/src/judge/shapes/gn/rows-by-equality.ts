import type { Box } from '@nim/core/rules'
import { FAILS, HOLDS } from '../../tally.ts'
import type { BoxRow } from './box-claim.ts'
import type { Examined } from './vector-claim.ts'

/**
 * The rows of what looks at nothing but which piles of a sorted position are empty and which are
 * equal; it is examined once for each pattern of these that occurs. Along a row the pattern changes at
 * x_1 = 0, 1 and x_2 only.
 */
export function rowsByEquality(
  { piles }: Box,
  examine: (x: readonly number[]) => Examined,
): BoxRow {
  const known = new Map<number, { readonly value: number; readonly answer: number }>()
  const at = (
    pattern: number,
    first: number,
    outer: readonly number[],
  ): { readonly value: number; readonly answer: number } => {
    let found = known.get(pattern)
    if (found === undefined) {
      const { value, failure } = examine([first, ...outer.slice(1)])
      found = { value, answer: failure === null ? HOLDS : FAILS }
      known.set(pattern, found)
    }
    return found
  }
  return (outer, answers, values, length) => {
    // A digit for each pile: 0 if it is empty, 2 if it is equal to the one before, otherwise 1.
    let pattern = 0
    for (let i = piles - 1; i > 1; i--) pattern = 3 * pattern + digitOf(outer[i]!, outer[i - 1]!)
    for (const first of [0, 1, length - 1]) {
      if (first >= length) continue
      const ofSecond = piles === 1 ? 0 : digitOf(outer[1]!, first)
      const { value, answer } = at(9 * pattern + 3 * ofSecond + digitOf(first, -1), first, outer)
      const end = first === 1 && piles > 1 ? Math.max(2, length - 1) : length
      values.fill(value, first, end)
      answers.fill(answer, first, end)
    }
  }
}

function digitOf(pile: number, before: number): number {
  return pile === 0 ? 0 : pile === before ? 2 : 1
}
