import { denseBox, sortedBox } from '@nim/core/rules'
import { basicByText } from './basic-by-text.ts'
import { positionsBySum } from './positions-by-sum.ts'

/** A vector that meets the definition of basic positions. */
export interface BasicVector {
  readonly z: readonly number[]
  readonly b: number
}

/**
 * All sorted integer vectors that are basic with b ≤ max, entries from −b to b: by b, then in
 * lexicographic order. Entries may be negative: the definition alone does not exclude it.
 *
 * @complexity C(2b+n, n−1) vectors for each b: the last entry follows from the sum
 */
export function* basicIntegerVectors(n: number, max: number): Generator<BasicVector, void> {
  for (let b = 0; b <= max; b++) yield* extended(n, b, [], (n - 1) * b)
}

/** Those that begin with some entries; the others have a given sum. */
function* extended(
  n: number,
  b: number,
  z: readonly number[],
  rest: number,
): Generator<BasicVector, void> {
  const least = z.at(-1) ?? -b
  if (z.length === n - 1) {
    const isBetween = rest >= least && rest <= b && rest >= -b
    if (isBetween && basicByText([...z, rest]) === b) yield { z: [...z, rest], b }
    return
  }
  for (let entry = least; entry <= b; entry++) yield* extended(n, b, [...z, entry], rest - entry)
}

/** A sorted x, a basic z ≼ x in any order, and all such vectors with the same b. */
export interface BasicBelow extends BasicVector {
  readonly x: readonly number[]
  readonly withSameB: readonly (readonly number[])[]
}

/** Every sorted x of a box, by sum, with every basic vector below it, entry by entry. */
export function* basicBelow(n: number, max: number): Generator<BasicBelow, void> {
  const basic: BasicVector[] = []
  denseBox(n, max).forEach((z) => {
    const b = basicByText(z)
    if (b !== null) basic.push({ z: [...z], b })
  })
  for (const x of positionsBySum(sortedBox(n, max))) {
    const below = basic.filter(({ z }) => z.every((entry, i) => entry <= x[i]!))
    const byB = new Map<number, (readonly number[])[]>()
    for (const { z, b } of below) byB.set(b, [...(byB.get(b) ?? []), z])
    for (const { z, b } of below) yield { x, z, b, withSameB: byB.get(b)! }
  }
}

/** A basic z and two of its entries, i < j, from 0. */
export interface BasicPair extends BasicVector {
  readonly i: number
  readonly j: number
}

/** Every sorted basic z of a box, by sum, with every pair of entries. */
export function* basicPairs(n: number, max: number): Generator<BasicPair, void> {
  for (const z of positionsBySum(sortedBox(n, max))) {
    const b = basicByText(z)
    if (b === null) continue
    for (let j = 1; j < n; j++) for (let i = 0; i < j; i++) yield { z, b, i, j }
  }
}

/** Every vector with entries up to max, by sum. */
export function* vectorsBySum(
  n: number,
  max: number,
): Generator<{ readonly x: readonly number[] }, void> {
  for (const x of positionsBySum(denseBox(n, max))) yield { x }
}
