import type { PlayConvention } from '@nim/core/rules'

/**
 * Remoteness encoded so that the best option is the one with the smallest key. The mover prefers
 * the option with the smallest even remoteness. If no option has an even remoteness, the mover
 * prefers the largest odd one (REF-1).
 *
 * Let `none` be the number whose bits are all ones. An even r has the key r/2, and an odd r has the
 * key none − (r+1)/2. So keys of even numbers are below half of `none`, keys of odd numbers are
 * above it, and `none` itself means "no option". The smallest key k of the options determines the
 * key of the position. If k is below half of `none`, the position has the key none − 1 − k.
 * Otherwise, the position has the key none − k. For a terminal position, k is `none`, so the key of
 * the position is 0.
 *
 * In misère play, the mover prefers the smallest odd remoteness. If no option has an odd
 * remoteness, the mover prefers the largest even one. This is the order of normal play, applied to
 * r − 1 instead of r. With this shift, a terminal position of misère play has the number −1 and the
 * key `none`. Keys are exact for r up to `none` − 1.
 */
export interface RemotenessKeys {
  /**
   * The largest key. If a position has no options, this key replaces the smallest key of its
   * options.
   */
  readonly none: number
  /** k >> shift is 0 in the lower half of the keys and 1 in the upper half. */
  readonly shift: number
  /** The key of a terminal position. */
  readonly terminal: number
  /** The number that is added to a decoded key: 1 in misère play, and 0 in normal play. */
  readonly step: number
}

/**
 * @param bytes the width of a key; four bytes store 31-bit keys, so that differences stay small
 *   integers
 * @source GMMV REF-1
 */
export function remotenessKeys(bytes: number, play: PlayConvention): RemotenessKeys {
  const shift = bytes === 4 ? 30 : 8 * bytes - 1
  const none = 2 ** (shift + 1) - 1
  return play === 'normal'
    ? { none, shift, terminal: 0, step: 0 }
    : { none, shift, terminal: none, step: 1 }
}

/** The key of a position whose options have the smallest key `best`. */
export function nextKey(best: number, none: number, shift: number): number {
  return none - 1 - best + (best >> shift)
}

/** The remoteness that a key encodes. */
export function decodeKey(key: number, { none, shift, step }: RemotenessKeys): number {
  // The result is 2·key or its mirror image. The code avoids a branch, which a processor could not
  // predict.
  const upper = key >> shift
  return (((2 * key) ^ -upper) + 2 * none * upper + step) >>> 0
}
