import { safeBinomial } from '../../task/safe-binomial.ts'
import type { SlowGame } from '../slow/moves.ts'

/** Moves that are looked at together; parts of lists are filled up to a multiple by their last move. */
export const OCTETS_AT_ONCE = 2

/** Piles of the plane that a move may take from besides: none, one of them, both. */
export const OPTION_CLASSES = 3
/** Parts of a class: moves with pile 3 but not pile 2, with neither, and with pile 2. */
const PARTS = 3
/** Bytes of an entry of the table of lists: address of the list, where its parts end, and 8 free ones. */
export const ENTRY_BYTES = 48

/** Number of the patterns of ties x_{i+1} = x_i, i ≥ 3. */
export function patternsOf(piles: number): number {
  return 2 ** (piles - 4)
}

/** Number of the sums of distances: of the sets of piles from 3 on. */
export function sumsOf(piles: number): number {
  return 2 ** (piles - 3)
}

/** Place of pile i ≥ 3 in the numbers of sums: distances are known from the last pile down. */
function placeOf(piles: number, pile: number): number {
  return piles - 1 - pile
}

/** Moves of a list, at most, all parts filled up. */
export function longestOctetList({ piles, sizes }: SlowGame): number {
  const ofUpper = (size: number): number =>
    size < 1 || size > piles - 2 ? 0 : safeBinomial(piles - 2, size)
  const moves = sizes.reduce(
    (sum, size) => sum + ofUpper(size) + ofUpper(size - 1) + ofUpper(size - 2),
    0,
  )
  return moves + OPTION_CLASSES * PARTS * (OCTETS_AT_ONCE - 1)
}

/**
 * The parts of the list of a pattern of ties, three a class, classes in their order: sets of piles from 2 on, each as
 * the place of its distance among the sums, pile 2 left out. Bit i of the pattern says x_{4+i} = x_{3+i}. A pile as
 * large as its lower neighbour is only taken together with it, since the other choice is a reordering.
 *
 * @complexity O(1) a set of piles from 2 on
 * @source GMMV REF-5
 */
export function octetParts({ piles, sizes }: SlowGame, ties: number): number[][] {
  const parts = Array.from({ length: OPTION_CLASSES * PARTS }, (): number[] => [])
  const three = 1 << placeOf(piles, 3)
  const take = (pile: number, sum: number, size: number, takesBelow: boolean): void => {
    if (pile < piles) {
      const isTied = pile > 3 && ((ties >> (pile - 4)) & 1) !== 0
      take(pile + 1, sum, size, false)
      if (!isTied || takesBelow) take(pile + 1, sum + (1 << placeOf(piles, pile)), size + 1, true)
      return
    }
    for (let besides = 0; besides < OPTION_CLASSES; besides++) {
      const without = (sum & three) === 0 ? 1 : 0
      if (size > 0 && sizes.includes(size + besides)) parts[PARTS * besides + without]!.push(sum)
      if (sizes.includes(size + 1 + besides)) parts[PARTS * besides + 2]!.push(sum)
    }
  }
  take(3, 0, 0, false)
  for (const part of parts) while (part.length % OCTETS_AT_ONCE !== 0) part.push(part.at(-1)!)
  return parts
}
