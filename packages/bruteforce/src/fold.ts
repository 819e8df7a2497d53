/** Two numbers of 32 bits that stand for a sequence of words. */
export interface Lanes {
  readonly first: number
  readonly second: number
}

/** A fold under way. */
export interface Fold {
  /** Goes on with one word, an integer in 0..2^32−1, or with another word in the second lane. */
  add(word: number, second?: number): void
  /** Number of words so far. */
  count(): number
  lanes(): Lanes
  /** Begins again. */
  restart(): void
}

/** Where the lanes begin. */
export const FOLD_START: Lanes = { first: 0x243f6a88, second: 0x85a308d3 }

/** The odd multipliers of the lanes, and by how much they are rotated after each word. */
export const FOLD_FACTORS = [0x9e3779b1, 0x85ebca6b] as const
export const FOLD_TURNS = [15, 13] as const

/**
 * Folds words into two lanes of 32 bits. A word w turns a lane h into
 *
 *     rotl((h XOR w) · factor mod 2^32, turn)
 *
 * with a factor and a turn of the lane's own. For a fixed word this is a bijection of the lane, and
 * for a fixed lane one of the word: a single wrong word always changes both lanes for good, and two
 * sequences that differ by accident agree in both lanes with probability 2^−64.
 *
 * @complexity about a nanosecond a word
 */
export function fold(): Fold {
  let { first, second } = FOLD_START
  let count = 0
  return {
    add(word, other = word) {
      first = Math.imul(first ^ word, FOLD_FACTORS[0])
      first = (first << FOLD_TURNS[0]) | (first >>> (32 - FOLD_TURNS[0]))
      second = Math.imul(second ^ other, FOLD_FACTORS[1])
      second = (second << FOLD_TURNS[1]) | (second >>> (32 - FOLD_TURNS[1]))
      count++
    },
    count: () => count,
    lanes: () => ({ first: first >>> 0, second: second >>> 0 }),
    restart() {
      first = FOLD_START.first
      second = FOLD_START.second
      count = 0
    },
  }
}
