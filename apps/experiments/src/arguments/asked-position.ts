import { parsePosition, type Position } from '@nim/core/rules'
import { readingInput } from '../usage-error.ts'

/**
 * The maximum number of digits in a position. For such a position, a proved formula gives the
 * answer within a second.
 */
const MOST_DIGITS = 200_000

/**
 * The position that the arguments of a command describe.
 * @throws UsageError if the arguments describe no position, or if all piles together have more than
 * 200,000 digits
 */
export function askedPosition(words: readonly string[]): Position | Position<bigint> {
  const text = words.join(' ')
  const digits = text.replaceAll(/\D/g, '').length
  return readingInput(() => {
    if (digits > MOST_DIGITS) {
      throw new RangeError(
        `position: expected at most ${MOST_DIGITS} digits in total, got ${digits}`,
      )
    }
    return parsePosition(text)
  })
}
