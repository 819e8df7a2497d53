import { safeBinomial } from '../../task/safe-binomial.ts'
import type { SlowGame } from '../slow/moves.ts'

/**
 * The number of moves that are processed together. Each part of a list is padded to a multiple of
 * this number by repeating its last move.
 */
export const OCTETS_AT_ONCE = 2

/**
 * The number of classes of moves. A move takes stones from neither, from one, or from both of the
 * piles 0 and 1.
 */
export const OPTION_CLASSES = 3
/**
 * The number of parts in a class: moves that take from pile 3 but not from pile 2, moves that take
 * from neither, and moves that take from pile 2.
 */
const PARTS = 3
/**
 * The size of an entry in the table of lists, in bytes. An entry contains the address of the list,
 * the ends of its parts, and 8 unused bytes.
 */
export const ENTRY_BYTES = 48

/** The number of patterns of ties x_{i+1} = x_i, i ≥ 3. */
export function patternsOf(piles: number): number {
  return 2 ** (piles - 4)
}

/** The number of sums of distances. Each set of piles from pile 3 on has one sum. */
export function sumsOf(piles: number): number {
  return 2 ** (piles - 3)
}

/**
 * The bit that represents pile i ≥ 3 in the indices of sums. The bits are in the order in which
 * distances become known, from the last pile down.
 */
function placeOf(piles: number, pile: number): number {
  return piles - 1 - pile
}

/** The maximum number of moves in a list, including the padding of all parts. */
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
 * The parts of the list for a pattern of ties. There are three parts for each class, in the order
 * of the classes. Each part contains sets of piles from 2 on. A set is represented by the index of
 * its distance among the sums, without pile 2. Bit i of the pattern means x_{4+i} = x_{3+i}. If two
 * neighbouring piles are equal, a listed move takes from the upper one only together with the lower
 * one. The other choice leads to the same sorted position.
 *
 * @complexity O(1) per set of piles from 2 on
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
