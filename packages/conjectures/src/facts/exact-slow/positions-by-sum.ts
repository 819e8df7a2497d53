import { type Box, compareSumLex } from '@nim/core/rules'

/** All positions of a box, in rank order. */
export function positionsOf(box: Box): (readonly number[])[] {
  return Array.from({ length: box.count }, (_, rank) => box.unrank(rank))
}

/** All positions of a box, ordered by the sum of the piles, then lexicographically. */
export function positionsBySum(box: Box): readonly (readonly number[])[] {
  return positionsOf(box).sort(compareSumLex)
}
