import type { PlayConvention } from '@nim/core/rules'

/**
 * Remoteness encoded so that the best option is the one with the least key. The mover prefers the
 * smallest even remoteness, otherwise the largest odd one (REF-1).
 *
 * Let `none` be all ones. Even r has the key r/2 and odd r the key none − (r+1)/2. So keys of even
 * numbers stay below half of `none`, keys of odd numbers above, and `none` itself means "no
 * option". The next key follows from the least key k of the options: none − 1 − k if k is in the
 * lower half, none − k if it is in the upper half. So "no option" gives 0, the key of a terminal
 * position.
 *
 * Misère play prefers the smallest odd remoteness, otherwise the largest even one. This is the same
 * order for r − 1 instead of r, with −1 for terminal positions, whose key is `none`. Keys are exact
 * for r up to `none` − 1.
 */
export interface RemotenessKeys {
  /** The largest key, and the least key of an empty set. */
  readonly none: number
  /** k >> shift is 0 in the lower half of the keys and 1 in the upper half. */
  readonly shift: number
  /** The key of a terminal position. */
  readonly terminal: number
  /** The amount that misère play adds to the decoded number. */
  readonly step: number
}

/**
 * @param bytes width of a key; four bytes hold 31-bit keys, so that differences stay small integers
 * @source GMMV REF-1
 */
export function remotenessKeys(bytes: number, play: PlayConvention): RemotenessKeys {
  const shift = bytes === 4 ? 30 : 8 * bytes - 1
  const none = 2 ** (shift + 1) - 1
  return play === 'normal'
    ? { none, shift, terminal: 0, step: 0 }
    : { none, shift, terminal: none, step: 1 }
}

/** The key of a position whose options have the least key `best`. */
export function nextKey(best: number, none: number, shift: number): number {
  return none - 1 - best + (best >> shift)
}

/** The remoteness of a key. */
export function decodeKey(key: number, { none, shift, step }: RemotenessKeys): number {
  // The code has no branch, which a processor could not predict: 2·key, or its mirror image.
  const upper = key >> shift
  return (((2 * key) ^ -upper) + 2 * none * upper + step) >>> 0
}
