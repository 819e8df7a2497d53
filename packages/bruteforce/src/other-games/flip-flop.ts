import { options, sortedBox, WYTHOFF } from '@nim/core/rules'

/**
 * The phase of the game. In the normal phase, the player who reaches (0,0) wins. In the attrition
 * phase, the player who reaches (0,0) loses.
 */
export type Phase = 'normal' | 'attrition'

/**
 * The way in which a player may flip the phase.
 *
 * - `f1`: the player flips together with a move, before it; the condition is checked at the old
 *   position.
 * - `f2`: the player flips together with a move, after it; the condition is checked at the new
 *   position.
 * - `f3`: the flip is a separate turn; the position does not change.
 */
export type FlipReading = 'f1' | 'f2' | 'f3'

/**
 * The number of flips in a game, which is a shared total, a number for each player, or unlimited.
 */
export type FlipAllowance = number | 'each' | 'unlimited'

export interface FlipFlopRules {
  readonly reading: FlipReading
  readonly allowance: FlipAllowance
  /** True if a player may flip at (S,L), S ≤ L. */
  isFlipAllowed(S: number, L: number): boolean
}

/**
 * The numbers of flips that the player to move and the other player have left. If the players share
 * a total, both numbers are equal.
 */
export interface FlipsLeft {
  readonly mover: number
  readonly other: number
}

/** The outcomes of Wythoff's game with flips, for 0 ≤ S ≤ L ≤ max. */
export interface FlipFlopTable {
  readonly max: number
  /**
   * The possible numbers of remaining flips, from none to all. If flips are unlimited, there is one
   * entry, Infinity.
   */
  readonly levels: readonly FlipsLeft[]
  /**
   * True iff the player to move at (S,L) loses in this phase if the remaining flips are those of
   * levels[level].
   */
  isP(S: number, L: number, phase: Phase, level: number): boolean
}

/**
 * Solves Wythoff's game with flips of the phase by exhaustive search. The game is over at (0,0).
 * At (0,0), no player can flip before a move or as a separate turn.
 *
 * @throws RangeError if max is not a whole number ≥ 0, if the allowance is invalid, or if flips are
 *   unlimited and the reading is f3, because such plays might never end
 * @complexity O(max³) per level and phase
 * @source V-FlipFlop
 */
export function solveFlipFlop(max: number, rules: FlipFlopRules): FlipFlopTable {
  const { reading, allowance } = rules
  if (reading === 'f3' && allowance === 'unlimited') {
    throw new RangeError(
      'flips: expected a limited number of flips, because in reading f3 a flip uses a turn',
    )
  }
  const levels = levelsOf(allowance)
  const levelOf = ({ mover, other }: FlipsLeft): number =>
    levels.findIndex((level) => level.mover === mover && level.other === other)
  const withoutFlip = levels.map(({ mover, other }) => levelOf({ mover: other, other: mover }))
  const flipped = levels.map((left) =>
    left.mover === 0 ? -1 : levelOf(afterFlip(left, allowance === 'each')),
  )
  const box = sortedBox(2, max)
  const isP = levels.map(() => ({
    normal: new Uint8Array(box.count),
    attrition: new Uint8Array(box.count),
  }))
  box.forEach(([S = 0, L = 0], rank) => {
    const moves = options(WYTHOFF, [S, L])
    const ranks = moves.map((move) => box.rank(move))
    const mayFlipHere = rules.isFlipAllowed(S, L)
    const flipRanks =
      reading === 'f1'
        ? mayFlipHere
          ? ranks
          : []
        : reading === 'f2'
          ? ranks.filter((_, i) => rules.isFlipAllowed(moves[i]![0]!, moves[i]![1]!))
          : mayFlipHere && moves.length > 0
            ? [rank]
            : []
    levels.forEach((_, level) => {
      for (const phase of ['normal', 'attrition'] as const) {
        const other = phase === 'normal' ? 'attrition' : 'normal'
        const wins =
          moves.length === 0
            ? phase === 'attrition'
            : ranks.some((target) => isP[withoutFlip[level]!]![phase][target] === 1) ||
              (flipped[level]! >= 0 &&
                flipRanks.some((target) => isP[flipped[level]!]![other][target] === 1))
        if (!wins) isP[level]![phase][rank] = 1
      }
    })
  })
  return { max, levels, isP: (S, L, phase, level) => isP[level]![phase][box.rank([S, L])] === 1 }
}

/**
 * The levels in order from no flip left to all flips left. A flip leads to an earlier level, so the
 * levels can be evaluated in this order.
 */
function levelsOf(allowance: FlipAllowance): FlipsLeft[] {
  if (allowance === 'unlimited') return [{ mover: Infinity, other: Infinity }]
  if (allowance === 'each') {
    return [
      { mover: 0, other: 0 },
      { mover: 0, other: 1 },
      { mover: 1, other: 0 },
      { mover: 1, other: 1 },
    ]
  }
  if (!Number.isSafeInteger(allowance) || allowance < 0) {
    throw new RangeError(`flips: expected a whole number >= 0, 'each' or 'unlimited'`)
  }
  return Array.from({ length: allowance + 1 }, (_, left) => ({ mover: left, other: left }))
}

/** The remaining flips after the mover has flipped, from the perspective of the next player. */
function afterFlip({ mover, other }: FlipsLeft, isEach: boolean): FlipsLeft {
  return isEach ? { mover: other, other: mover - 1 } : { mover: mover - 1, other: mover - 1 }
}
