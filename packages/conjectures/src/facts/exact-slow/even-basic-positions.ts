import { compareReverseLex } from '@nim/core/exact-slow'
import type { Box } from '@nim/core/rules'
import { basicByText } from './basic-by-text.ts'

/**
 * The basic positions of a box with even b, by b, each list from the largest down in the reverse
 * lexicographic order.
 */
export function evenBasicPositions(box: Box): ReadonlyMap<number, readonly (readonly number[])[]> {
  const lists = new Map<number, number[][]>()
  box.forEach((z) => {
    const b = basicByText(z)
    if (b === null || b % 2 === 1) return
    const list = lists.get(b) ?? []
    list.push([...z])
    lists.set(b, list)
  })
  for (const list of lists.values()) list.sort((x, y) => compareReverseLex(y, x))
  return lists
}
