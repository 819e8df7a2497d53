import { parsePosition, type Position } from '@nim/core/rules'
import { readingInput } from '../usage-error.ts'

/** The most digits of a position. A proved formula answers within a second for such a position. */
const MOST_DIGITS = 200_000

/**
 * The position that the words of a command name.
 * @throws UsageError if they name no position, or if the piles have more than 200,000 digits
 * together
 */
export function askedPosition(words: readonly string[]): Position | Position<bigint> {
  const text = words.join(' ')
  const digits = text.replaceAll(/\D/g, '').length
  return readingInput(() => {
    if (digits > MOST_DIGITS) {
      throw new RangeError(`position: at most ${MOST_DIGITS} digits in all piles, got ${digits}`)
    }
    return parsePosition(text)
  })
}
