import { fold, type Lanes } from '@nim/bruteforce'
import type { Box } from '@nim/core/rules'
import type { PositionTally } from './position-tally.ts'
import { foundResult } from './found-result.ts'
import { smallestFailure } from './smallest-failure.ts'
import { valueStream } from './value-stream.ts'

/**
 * Collects the results of a check of a statement on outcomes, which is evaluated at every position
 * of a sorted box in rank order.
 *
 * The digested stream (see `value-stream.ts`) has a part for each x_n. Each 32-bit word of the part
 * represents a plane: the positions with fixed x_3, …, x_n, or the whole layer if there are one or
 * two piles. This word is the fold of the rows of the plane in rank order, lane by lane. A word of
 * a row covers 32 positions, with x_1 = 0 in the lowest bit. The last word of a row is padded with
 * zeros. A bit is 1 if the position is P. If the statement does not apply there, the bit is 0 in
 * the first lane and 1 in the second. The last part has four words for each failure: the rank as
 * two words (lowest 32 bits first), the outcome (0 = P, 1 = N), and the opposite outcome.
 *
 * @complexity some nanoseconds for each position
 */
export function outcomeTally(header: string, { piles: n }: Box): PositionTally {
  const stream = valueStream(header)
  const misses = fold()
  const planes = fold()
  const row = fold()
  let layer = 0
  let counted = 0
  let checked = 0
  let failures = 0
  const smallest = smallestFailure()
  let isP = 0
  let unspoken = 0
  let bits = 0

  const endWord = (): void => {
    if (bits === 0) return
    row.add(isP, isP | unspoken)
    isP = 0
    unspoken = 0
    bits = 0
  }
  const endPlane = (): void => {
    endWord()
    if (row.count() === 0) return
    const { first, second }: Lanes = row.lanes()
    planes.add(first, second)
    row.restart()
  }
  const endLayer = (): void => {
    stream.addPart(planes.count(), planes.lanes())
    planes.restart()
  }
  const begin = (x: readonly number[]): void => {
    endWord()
    const top = n === 1 ? 0 : x[n - 1]!
    if (top !== layer || x[1] === 0) endPlane()
    if (top === layer) return
    endLayer()
    layer = top
  }
  const fail = (x: readonly number[], actual: number, rank: number, isEdge: boolean): void => {
    failures++
    misses.add(rank >>> 0)
    misses.add(Math.floor(rank / 2 ** 32))
    misses.add(actual)
    misses.add(1 - actual)
    smallest.see(x, isEdge)
  }
  return {
    test(x, answer, actual, rank, isEdge = false) {
      if (x[0] === 0) begin(x)
      else if (bits === 32) endWord()
      counted++
      if (answer === null) unspoken |= 1 << bits
      else {
        checked++
        if (actual === 0) isP |= 1 << bits
        if (!answer) fail(x, actual, rank, isEdge)
      }
      bits++
    },
    result(method, describe, data) {
      endPlane()
      endLayer()
      stream.addPart(misses.count(), misses.lanes())
      const digest = stream.digest()
      const found = { counted, checked, failures, smallest: smallest.position(), digest }
      return foundResult(found, method, describe, data)
    },
  }
}
