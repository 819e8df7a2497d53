import { type Box, compareSumLex } from '@nim/core/rules'

/** All positions of a box, by the sum of the piles, then lexicographically. */
export function positionsBySum(box: Box): readonly (readonly number[])[] {
  const all: number[][] = []
  box.forEach((position) => all.push([...position]))
  return all.sort(compareSumLex)
}
