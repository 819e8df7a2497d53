import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { kPlusOnePiles } from './k-plus-one-piles.ts'

/**
 * True if the M-rule is wrong at the position x of NIM(k+1,k) in misère play. The rule is wrong iff
 * some j with 2 ≤ j ≤ k and x_j < x_{j+1} satisfies two conditions. First, those piles among x_1,
 * …, x_j that are smaller than x_j are all odd. Second, x_1 + … + x_j = (j−1)(x_j + 2) − 1 holds
 * after the following change. If x_j is even, each pile equal to x_j is raised by one; otherwise,
 * nothing changes. Equivalently, this change turns x_1, …, x_j into an exceptional position of
 * NIM(j,j−1) with m = x_j + 1.
 *
 * Proved for all k and x in docs/proofs/misere-remoteness.md, Theorem 39.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) integer operations
 * @source GMMV-D4.m-rule
 */
export function isMisereException<T extends Pile>(x: Position<T>): boolean {
  const z = kPlusOnePiles(x)
  let sum = z.zero
  let evenBelow = 0
  let equal = 0
  for (let j = 1; j < x.length; j++) {
    const pile = x[j - 1]!
    const isNew = j === 1 || x[j - 2]! < pile
    if (isNew && j > 1 && !z.isOdd(x[j - 2]!)) evenBelow += equal
    equal = isNew ? 1 : equal + 1
    sum = z.add(sum, pile)
    if (j === 1 || evenBelow > 0 || !(pile < x[j]!)) continue
    const raise = z.isOdd(pile) ? 0 : 1
    const top = z.add(pile, z.of(raise))
    const raised = z.add(sum, z.of(raise * equal))
    const target = z.sub(z.mul(z.of(j - 1), z.add(top, z.of(2))), z.one)
    if (raised === target) return true
  }
  return false
}
