import type { Fact } from '../fact.ts'
import { sizesOf } from './stacks.ts'
import { stackSets } from './visit-moves.ts'

/** u(x), by listing. */
export const unplayable: Fact<readonly number[]> = {
  says: 'the least height of every stack over all terminal positions that can be reached from x',
  source: 'DH-D3',
  about: 'SN',
  of:
    ({ ruleset }) =>
    (x) =>
      leastHeightsAtTheEnd(x, sizesOf(ruleset)),
}

/**
 * The least height of every stack over all terminal positions that can be reached from x in SN(n,A):
 * the positions are listed one by one, with named stacks, without sorting and without recursion.
 *
 * @complexity Π (x_i + 1) positions times the sets of stacks
 * @source DH-D3
 */
export function leastHeightsAtTheEnd(x: readonly number[], sizes: readonly number[]): number[] {
  const least = [...x]
  for (const end of terminalPositions(x, sizes)) {
    end.forEach((height, i) => (least[i] = Math.min(least[i]!, height)))
  }
  return least
}

/** All terminal positions that can be reached from x, with named stacks, in the order found. */
export function terminalPositions(x: readonly number[], sizes: readonly number[]): number[][] {
  const reached = reachablePositions(x, sizes)
  return reached.filter((heights) => next(heights, sizes).length === 0)
}

/** All positions that can be reached from x, x first, with named stacks. */
function reachablePositions(x: readonly number[], sizes: readonly number[]): number[][] {
  const seen = new Set([x.join()])
  const reached = [[...x]]
  for (const heights of reached) {
    for (const left of next(heights, sizes)) {
      if (seen.has(left.join())) continue
      seen.add(left.join())
      reached.push(left)
    }
  }
  return reached
}

function next(heights: readonly number[], sizes: readonly number[]): number[][] {
  return sizes.flatMap((a) =>
    stackSets(heights.length, a)
      .map((set) => heights.map((height, i) => height - ((set >> i) & 1)))
      .filter((left) => left.every((height) => height >= 0)),
  )
}
