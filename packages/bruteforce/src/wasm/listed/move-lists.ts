import type { SlowGame } from '../slow/moves.ts'
import { safeBinomial } from '../../task/safe-binomial.ts'

/**
 * The number of moves that are processed together. Each list repeats its last move until the length
 * of the list is a multiple of this number.
 */
export const AT_ONCE = 4

/**
 * The moves of all slabs with the same ties of piles, regardless of pile 2, in three parts. Each
 * move is the index of its distance among the sums of distances, see {@link sumPlace}.
 */
export interface MoveList {
  /**
   * Moves that do not take from pile 2 but take from pile 3. These moves apply only if x_2 < x_3.
   */
  readonly withThree: readonly number[]
  /** Moves that take from neither pile 2 nor pile 3. */
  readonly withNeither: readonly number[]
  /** Moves that take from pile 2. These moves apply only if x_2 > 0. */
  readonly withTwo: readonly number[]
}

/**
 * The bit of a pile in the indices of the sums of distances. Bit 0 is pile 0. The next bits are the
 * piles from the last pile down to pile 3, because their distances become known in this order. The
 * last bit is pile 1.
 */
function sumPlace(piles: number, pile: number): number {
  if (pile === 0) return 0
  return pile === 1 ? piles - 2 : piles - pile
}

/**
 * The number of sums of distances. There is one sum for each set of piles that does not contain
 * pile 2.
 */
export function sumCount(piles: number): number {
  return 2 ** (piles - 1)
}

/** The number of patterns of ties x_{i+1} = x_i, i ≥ 3. */
export function tieCount(piles: number): number {
  return 2 ** (piles - 4)
}

/** The maximum number of moves in a list, including the repeated last moves. */
export function longestList({ piles, sizes }: SlowGame): number {
  return sizes.reduce((sum, size) => sum + safeBinomial(piles, size), 3 * (AT_ONCE - 1))
}

/**
 * The lists for a pattern of ties: bit i means x_{4+i} = x_{3+i}. If two neighbouring piles are
 * equal, a listed move takes from the upper one only together with the lower one. Taking from the
 * lower pile alone leads to the same sorted position as taking from the upper pile alone. Moves
 * that take only from piles 0 and 1 are omitted, because they lead to the same plane.
 *
 * @complexity O(1) per set of piles from 2 on that may be taken
 * @source GMMV REF-5
 */
export function moveList({ piles, sizes }: SlowGame, ties: number): MoveList {
  const parts = { withThree: [] as number[], withNeither: [] as number[], withTwo: [] as number[] }
  const isSize = (size: number): boolean => sizes.includes(size)
  const first = 1 << sumPlace(piles, 0)
  const second = 1 << sumPlace(piles, 1)
  const take = (pile: number, sum: number, size: number, takesBelow: boolean): void => {
    if (pile < piles) {
      const isTied = pile > 3 && ((ties >> (pile - 4)) & 1) !== 0
      take(pile + 1, sum, size, false)
      if (!isTied || takesBelow) take(pile + 1, sum + (1 << sumPlace(piles, pile)), size + 1, true)
      return
    }
    const takesThree = ((sum >> sumPlace(piles, 3)) & 1) !== 0
    for (const two of [0, 1]) {
      const upper = size + two
      if (upper === 0) continue
      const part = two === 1 ? parts.withTwo : takesThree ? parts.withThree : parts.withNeither
      if (isSize(upper)) part.push(sum)
      if (isSize(upper + 1)) part.push(sum + first, sum + second)
      if (isSize(upper + 2)) part.push(sum + first + second)
    }
  }
  take(3, 0, 0, false)
  for (const part of Object.values(parts)) {
    while (part.length % AT_ONCE !== 0) part.push(part.at(-1)!)
  }
  return parts
}
