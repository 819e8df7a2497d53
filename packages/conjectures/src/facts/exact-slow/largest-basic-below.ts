import { compareReverseLex } from '@nim/core/exact-slow'
import { type Box, dominates, sortedBox } from '@nim/core/rules'
import { basicByText } from './basic-by-text.ts'
import { positionsBySum } from './positions-by-sum.ts'

/** x, an even b, and ℓ(x,b), the largest basic z ≼ x with b(z) = b in reverse lexicographic order. */
export interface LargestBasic {
  readonly x: readonly number[]
  readonly b: number
  readonly ell: readonly number[]
}

/**
 * ℓ(x,b) for every x of a box, by sum, and every even b ≤ 2·x_n + 2, by going through all basic z ≼ x.
 * @param data gets the number of pairs with no such z, which are left out
 */
export function* largestBasicBelowEach(
  n: number,
  max: number,
  data: Record<string, number | string>,
): Generator<LargestBasic, void> {
  const box = sortedBox(n, max)
  const basic = evenBasicPositions(box)
  let without = 0
  for (const x of positionsBySum(box)) {
    for (let b = 0; b <= 2 * x.at(-1)! + 2; b += 2) {
      const ell = basic.get(b)?.find((z) => dominates(x, z))
      if (ell === undefined) without++
      else yield { x, b, ell }
    }
  }
  data['pairsWithoutBasic'] = without
}

/** x, an even b, t, and all basic z ≼ x with b(z) = b that meet the conditions of GMMV-L3. */
export interface BasicWithT {
  readonly x: readonly number[]
  readonly b: number
  readonly t: number
  readonly z: readonly (readonly number[])[]
}

/** These for every x of a box, by sum, every even b of a basic z of the box, and every t. */
export function* basicWithEachT(n: number, max: number): Generator<BasicWithT, void> {
  const box = sortedBox(n, max)
  const basic = evenBasicPositions(box)
  for (const x of positionsBySum(box)) {
    for (const [b, list] of basic) {
      const below = list.filter((z) => dominates(x, z))
      for (let t = 2; t <= n + 1; t++) {
        yield { x, b, t, z: below.filter((z) => meetsConditions(x, z, b, t)) }
      }
    }
  }
}

/**
 * The conditions of GMMV-L3 with this t (indices from 1): z_i = b for i ≥ t, and 0 ≤ x_i − z_i ≤ 1
 * for 1 < i < t.
 */
export function meetsConditions(
  x: readonly number[],
  z: readonly number[],
  b: number,
  t: number,
): boolean {
  return z.every((pile, index) => {
    if (index + 1 >= t) return pile === b
    return index === 0 || (pile <= x[index]! && x[index]! - pile <= 1)
  })
}

/** The basic positions of a box with even b, by b, each list from the largest down. */
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
