import type { FlipFlopRules, FlipsLeft } from '@nim/bruteforce'

/** Of the states of a level, its bit 2·level (normal phase) and the one above (attrition phase). */
const PHASES = 2

/** Most levels whose states are the bits of a byte. */
const MOST_LEVELS = 4

/** The states of the first level, in which no flips are left. */
export const NO_FLIPS_LEFT = 0b11

const NORMAL = 0b01010101
const ATTRITION = 0b10101010

/** Fills lost[S] for 0 ≤ S ≤ L with the states in which (S,L) is lost, one bit each. */
export type FlipFlopRow = (L: number, lost: Uint8Array) => void

/**
 * Wythoff's game with flips of the goal by the definition, row by row, L = 0, 1, …: the same as
 * `solveFlipFlop` of @nim/bruteforce, which looks at all moves of every point. Moves are of any
 * length, along the row, along the coordinate S, and along the diagonal, so that it is enough to
 * remember the states in which one of these has a lost point already; with a flip after the move
 * (`f2`) also those in which it has one where a flip is allowed. A state of a point is won iff a move
 * leads to a lost point in the state after it, with or without a flip.
 *
 * @param levels what flips can be left, from none to all, at most four
 * @complexity O(1) a point
 * @source V-FlipFlop
 */
export function flipFlopRows(
  max: number,
  rules: FlipFlopRules,
  levels: readonly FlipsLeft[],
): FlipFlopRow {
  if (levels.length > MOST_LEVELS) throw new RangeError(`flips: at most ${MOST_LEVELS} levels`)
  const { reading, allowance } = rules
  const levelOf = (mover: number, other: number): number =>
    levels.findIndex((level) => level.mover === mover && level.other === other)
  const afterMove = levels.map(({ mover, other }) => levelOf(other, mover))
  const afterFlip = levels.map(({ mover, other }) =>
    mover === 0 ? -1 : levelOf(allowance === 'each' ? other : mover - 1, mover - 1),
  )
  const moved = wonStates(afterMove, 0)
  const flipped = wonStates(afterFlip, 1)
  const all = 2 ** (PHASES * levels.length) - 1
  // With f3 the position stays, and what is left is an earlier level, decided one round before.
  const wonByTurns = Uint8Array.from({ length: 256 }, (_, wonByMoves) => {
    let won = wonByMoves
    for (let round = 1; round < levels.length; round++) {
      won |= flipped[~won & (2 ** (PHASES * round) - 1)]!
    }
    return won
  })
  const seen = { coordinate: new Uint8Array(max + 1), difference: new Uint8Array(max + 1) }
  const flips = { coordinate: new Uint8Array(max + 1), difference: new Uint8Array(max + 1) }
  return (L, lost) => {
    for (let S = 0; S <= L; S++) {
      const m = L - S
      const lostAfter = seen.coordinate[S]! | seen.coordinate[L]! | seen.difference[m]!
      const mayFlip = rules.isFlipAllowed(S, L)
      let won = moved[lostAfter]!
      if (L === 0) won = ATTRITION & all
      else if (reading === 'f1' && mayFlip) won |= flipped[lostAfter]!
      else if (reading === 'f2') {
        won |= flipped[flips.coordinate[S]! | flips.coordinate[L]! | flips.difference[m]!]!
      } else if (reading === 'f3' && mayFlip) {
        won = wonByTurns[won]!
      }
      const isLost = all & ~won
      lost[S] = isLost
      seen.coordinate[S]! |= isLost
      seen.coordinate[L]! |= isLost
      seen.difference[m]! |= isLost
      if (reading !== 'f2' || !mayFlip) continue
      flips.coordinate[S]! |= isLost
      flips.coordinate[L]! |= isLost
      flips.difference[m]! |= isLost
    }
  }
}

/**
 * By a set of states in which a point is lost that can be reached: the states that are won by going
 * there, if the level after it is `after[level]` (−1: it is not allowed).
 * @param change 1 if the phase changes on the way
 */
function wonStates(after: readonly number[], change: 0 | 1): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, lost) => {
    let won = 0
    after.forEach((level, from) => {
      if (level < 0) return
      for (let phase = 0; phase < PHASES; phase++) {
        const isLostThere = (lost >> (PHASES * level + (phase ^ change))) & 1
        won |= isLostThere << (PHASES * from + phase)
      }
    })
    return won
  })
}

/**
 * The states of so many levels in which a point is lost if that depends on the phase only: by 1 if it
 * is lost in the normal phase, plus 2 if it is in the attrition phase.
 */
export function statesByPhase(levels: number): readonly number[] {
  const all = 2 ** (PHASES * levels) - 1
  return [0, NORMAL & all, ATTRITION & all, all]
}
