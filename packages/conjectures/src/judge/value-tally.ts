import { foundResult } from './found-result.ts'
import type { PositionTally } from './position-tally.ts'
import { smallestFailure } from './smallest-failure.ts'
import { type ValueStream, valueStream } from './value-stream.ts'

/**
 * Collects the results of a check over positions. In the order of the check, the digested stream
 * has a word for every position that the statement covers: 2·actual, plus 1 if the statement fails
 * at the position.
 *
 * @complexity some nanoseconds for each position
 */
export function valueTally(header: string): PositionTally {
  return tallyOf(header, (stream, holds, actual) => {
    stream.add(holds ? actual * 2 : actual * 2 + 1)
  })
}

/**
 * Added to the second number at a position where the statement holds although the two numbers
 * differ, or fails although they are equal.
 */
const OTHERWISE = 2 ** 31

/**
 * A tally for comparisons of two numbers. Both are words of the stream, the solver's number first.
 * @param said returns the other number at the tested position
 */
export function pairTally(header: string, said: () => number): PositionTally {
  return tallyOf(header, (stream, holds, actual) => {
    const other = said()
    stream.add(actual)
    stream.add(holds === (actual === other) ? other : other + OTHERWISE)
  })
}

/** @param write adds the words of a position that the statement covers */
function tallyOf(
  header: string,
  write: (stream: ValueStream, holds: boolean, actual: number) => void,
): PositionTally {
  const stream = valueStream(header)
  let counted = 0
  let checked = 0
  let failures = 0
  const smallest = smallestFailure()
  return {
    test(x, answer, actual, _, isEdge = false) {
      counted++
      if (answer === null) return
      checked++
      write(stream, answer, actual)
      if (answer) return
      failures++
      smallest.see(x, isEdge)
    },
    result(method, describe, data) {
      const digest = stream.digest()
      const found = { counted, checked, failures, smallest: smallest.position(), digest }
      return foundResult(found, method, describe, data)
    },
  }
}
