import type { Domain } from './domain.ts'

/**
 * The smallest positions, ordered by the sum of the piles, then lexicographically. The list
 * contains at most `most` positions.
 */
export function* positionsBySum(
  { piles, isSorted }: Domain,
  atMost: number,
): Generator<readonly number[]> {
  let left = atMost
  for (let sum = 0; left > 0; sum++) {
    for (const position of withSum(piles, sum, isSorted, 0)) {
      if (left-- <= 0) return
      yield position
    }
  }
}

function* withSum(
  piles: number,
  sum: number,
  isSorted: boolean,
  least: number,
): Generator<number[]> {
  if (piles === 1) {
    if (sum >= least) yield [sum]
    return
  }
  const most = isSorted ? Math.floor(sum / piles) : sum
  for (let first = least; first <= most; first++) {
    for (const rest of withSum(piles - 1, sum - first, isSorted, isSorted ? first : 0)) {
      yield [first, ...rest]
    }
  }
}
