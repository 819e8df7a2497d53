import { options, sortedBox, WYTHOFF } from '@nim/core/rules'

/**
 * The phase of the game. Normal phase: the player who reaches (0,0) wins. Attrition phase: the
 * player who reaches it loses.
 */
export type Phase = 'normal' | 'attrition'

/**
 * The reading of a flip of the phase by a player.
 *
 * - `f1`: together with a move, before it; the condition is judged at the old position.
 * - `f2`: together with a move, after it; the condition is judged at the new position.
 * - `f3`: as a turn of its own; the position stays.
 */
export type FlipReading = 'f1' | 'f2' | 'f3'

/** The number of flips in a game: a common total, one for each player, or any number. */
export type FlipAllowance = number | 'each' | 'unlimited'

export interface FlipFlopRules {
  readonly reading: FlipReading
  readonly allowance: FlipAllowance
  /** True if a flip may be judged at (S,L), S ≤ L. */
  isFlipAllowed(S: number, L: number): boolean
}

/**
 * The remaining flips of the player to move and of the other player. A common total gives both the
 * same number.
 */
export interface FlipsLeft {
  readonly mover: number
  readonly other: number
}

/** Outcomes of Wythoff's game with flips, for 0 ≤ S ≤ L ≤ max. */
export interface FlipFlopTable {
  readonly max: number
  /**
   * The possible numbers of remaining flips, from none to all. One entry with Infinity if flips are
   * unlimited.
   */
  readonly levels: readonly FlipsLeft[]
  /**
   * True iff the player to move at (S,L) loses in this phase with the remaining flips
   * levels[level].
   */
  isP(S: number, L: number, phase: Phase, level: number): boolean
}

/**
 * Solves Wythoff's game with flips of the phase by exhaustive search. The game is over at (0,0);
 * there, no flip is made as a turn of its own or before a move.
 *
 * @throws RangeError if max is not a whole number ≥ 0, if the allowance is invalid, or for an
 *   unlimited number of turns f3, with which plays need not end
 * @complexity O(max³) a level and phase
 * @source V-FlipFlop
 */
export function solveFlipFlop(max: number, rules: FlipFlopRules): FlipFlopTable {
  const { reading, allowance } = rules
  if (reading === 'f3' && allowance === 'unlimited') {
    throw new RangeError('flips: unlimited flips as turns of their own make infinite plays')
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

/** From no flip left to all: a flip leads to an earlier entry, so this is an evaluation order. */
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

/** The remaining flips after the mover's flip, from the view of the next player. */
function afterFlip({ mover, other }: FlipsLeft, isEach: boolean): FlipsLeft {
  return isEach ? { mover: other, other: mover - 1 } : { mover: mover - 1, other: mover - 1 }
}
