import type { SlowGame } from '../slow/moves.ts'
import { safeBinomial } from '../../task/safe-binomial.ts'

/** Moves that are looked at together; lists are filled up to a multiple by their last move. */
export const AT_ONCE = 4

/**
 * The moves of the slabs in which piles are tied alike, pile 2 left out, in three parts. Each move is the
 * place of its distance among the sums of distances, see {@link sumPlace}.
 */
export interface MoveList {
  /** Moves without pile 2 but with pile 3: there are none where x_2 = x_3. */
  readonly withThree: readonly number[]
  /** Moves without piles 2 and 3. */
  readonly withNeither: readonly number[]
  /** Moves with pile 2: there are none where x_2 = 0. */
  readonly withTwo: readonly number[]
}

/**
 * Place of a pile in the numbers of the sums of distances: bit 0 is pile 0, then come the piles from the
 * last one down to pile 3, whose distances are known in this order, and pile 1.
 */
function sumPlace(piles: number, pile: number): number {
  if (pile === 0) return 0
  return pile === 1 ? piles - 2 : piles - pile
}

/** Number of the sums of distances: of the sets of piles without pile 2. */
export function sumCount(piles: number): number {
  return 2 ** (piles - 1)
}

/** Number of the patterns of ties x_{i+1} = x_i, i ≥ 3. */
export function tieCount(piles: number): number {
  return 2 ** (piles - 4)
}

/** Moves of a list, at most, all of it filled up. */
export function longestList({ piles, sizes }: SlowGame): number {
  return sizes.reduce((sum, size) => sum + safeBinomial(piles, size), 3 * (AT_ONCE - 1))
}

/**
 * The lists of a pattern of ties: bit i says x_{4+i} = x_{3+i}. A pile as large as its lower neighbour is
 * only taken together with it, since the other choice is a reordering. Moves of piles 0 and 1 alone are
 * left out: they lead to the same plane.
 *
 * @complexity O(1) a set of piles from 2 on that may be taken
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
