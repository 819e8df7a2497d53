import type { BasicVector } from '@nim/core/exact-slow/definitions'
import { basicByText, evenBasicPositions, meetsLemma3 } from '@nim/core/exact-slow/definitions'
import { denseBox, dominates, sortedBox } from '@nim/core/rules'
import { positionsBySum, positionsOf } from './positions-by-sum.ts'

/** A sorted x, a basic z ≼ x with entries in any order, and all such vectors with the same b. */
export interface BasicBelow extends BasicVector {
  readonly x: readonly number[]
  readonly withSameB: readonly (readonly number[])[]
}

/** Every sorted x of a box, by sum, with every basic vector that is at most x in each entry. */
export function* basicBelow(n: number, max: number): Generator<BasicBelow, void> {
  const basic: BasicVector[] = []
  for (const z of positionsOf(denseBox(n, max))) {
    const b = basicByText(z)
    if (b !== null) basic.push({ z, b })
  }
  for (const x of positionsBySum(sortedBox(n, max))) {
    const below = basic.filter(({ z }) => z.every((entry, i) => entry <= x[i]!))
    const byB = new Map<number, (readonly number[])[]>()
    for (const { z, b } of below) byB.set(b, [...(byB.get(b) ?? []), z])
    for (const { z, b } of below) yield { x, z, b, withSameB: byB.get(b)! }
  }
}

/** A basic z and the indices i < j of two of its entries, counted from 0. */
export interface BasicPair extends BasicVector {
  readonly i: number
  readonly j: number
}

/** Every sorted basic z of a box, ordered by sum, with every pair of entries. */
export function* basicPairs(n: number, max: number): Generator<BasicPair, void> {
  for (const z of positionsBySum(sortedBox(n, max))) {
    const b = basicByText(z)
    if (b === null) continue
    for (let j = 1; j < n; j++) for (let i = 0; i < j; i++) yield { z, b, i, j }
  }
}

/** Every vector with entries up to max, ordered by sum. */
export function* vectorsBySum(
  n: number,
  max: number,
): Generator<{ readonly x: readonly number[] }, void> {
  for (const x of positionsBySum(denseBox(n, max))) yield { x }
}

/** x, an even b, and ℓ(x,b): the reverse lexicographically largest basic z ≼ x with b(z) = b. */
export interface LargestBasic {
  readonly x: readonly number[]
  readonly b: number
  readonly ell: readonly number[]
}

/**
 * x, every even b ≤ 2·x_n + 2, and ℓ(x,b) from all basic z ≼ x, for every x of a box, by sum.
 * @param data receives the number of pairs without such a z, which are skipped
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

/** x, an even b, a number t, and all basic z ≼ x with b(z) = b that meet GMMV-L3's conditions. */
export interface BasicWithT {
  readonly x: readonly number[]
  readonly b: number
  readonly t: number
  readonly z: readonly (readonly number[])[]
}

/** The same data for every x of a box, by sum, every even b of a basic z of it, and every t. */
export function* basicWithEachT(n: number, max: number): Generator<BasicWithT, void> {
  const box = sortedBox(n, max)
  const basic = evenBasicPositions(box)
  for (const x of positionsBySum(box)) {
    for (const [b, list] of basic) {
      const below = list.filter((z) => dominates(x, z))
      for (let t = 2; t <= n + 1; t++) {
        yield { x, b, t, z: below.filter((z) => meetsLemma3(x, z, b, t)) }
      }
    }
  }
}
