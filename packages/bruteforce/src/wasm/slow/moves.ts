/**
 * A slow symmetric game in the form that the kernels use. Piles are numbered from 0, with x_0 ≤ … ≤
 * x_{n−1}. A move set is a bit mask of piles: bit i represents pile i.
 */
export interface SlowGame {
  readonly piles: number
  /** The allowed sizes of move sets, in ascending order. */
  readonly sizes: readonly number[]
}

/**
 * The parts of a move set: whether it contains pile 0, whether it contains pile 1, and its piles
 * from pile 2 on (bit 0 represents pile 2).
 */
export interface Move {
  readonly first: boolean
  readonly second: boolean
  readonly upper: number
}

/**
 * The move sets for a pattern of ties and zeros among the upper piles: bit 0 means x_2 = 0, and bit
 * i means x_{2+i} = x_{1+i}. If two neighbouring piles are equal, a listed move takes from the
 * upper one only together with the lower one. Taking from the upper pile alone leads to the same
 * sorted position as taking from the lower pile alone. Piles 0 and 1 need no case distinction,
 * because closing slots replace the options that do not exist.
 *
 * @complexity O(2^n · n)
 * @source GMMV REF-5
 */
export function movesOf({ piles, sizes }: SlowGame, pattern: number): Move[] {
  const moves: Move[] = []
  for (let set = 1; set < 1 << piles; set++) {
    if (!sizes.includes(bitCount(set)) || !isCanonical(set >> 2, pattern, piles)) continue
    moves.push({ first: (set & 1) !== 0, second: (set & 2) !== 0, upper: set >> 2 })
  }
  return moves
}

function isCanonical(upper: number, pattern: number, piles: number): boolean {
  if ((pattern & upper & 1) !== 0) return false
  for (let i = 1; i < piles - 2; i++) {
    const isTied = ((pattern >> i) & 1) !== 0
    if (isTied && ((upper >> i) & 1) !== 0 && ((upper >> (i - 1)) & 1) === 0) return false
  }
  return true
}

/** The number of set bits. */
function bitCount(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The number of tie patterns of a game. */
export function patternCount({ piles }: SlowGame): number {
  return 1 << (piles - 2)
}

/**
 * True if the plane of this pattern has only one position and that position is terminal: x_0 = … =
 * x_{n−min A} = 0. The pattern determines which of these piles are empty, except for x_0 and x_1.
 */
export function isTerminalPlane({ piles, sizes }: SlowGame, pattern: number): boolean {
  const above = piles - sizes[0]! - 2
  const zeros = (2 << above) - 1
  return above >= 0 && (pattern & zeros) === zeros
}
