import { lowerWythoff, upperWythoff } from '@nim/core/wythoff'
import type { IntegerSequence } from './integer-sequence.ts'

/**
 * The smaller (`lower`) or larger (`upper`) coordinates of the winning points w_1, w_2, … of
 * Wythoff's game. These are ⌊nφ⌋ or ⌊nφ²⌋ for n = 1..count.
 *
 * @throws RangeError unless `count` is an integer from 0 to 10^9
 * @complexity O(count)
 * @source V section 1.2
 */
export function wythoffSequence(which: 'lower' | 'upper', count: number): IntegerSequence {
  if (!Number.isSafeInteger(count) || count < 0 || count > 1e9) {
    throw new RangeError(`wythoffSequence: expected a count from 0 to 10^9, got ${count}`)
  }
  const term = which === 'lower' ? lowerWythoff<number> : upperWythoff<number>
  return {
    name: `${which === 'lower' ? 'Lower' : 'Upper'} Wythoff sequence: ${which === 'lower' ? 'smaller' : 'larger'} coordinate of the n-th P-position of Wythoff's game after (0,0).`,
    offset: 1,
    terms: Array.from({ length: count }, (_, i) => term(i + 1)),
  }
}
