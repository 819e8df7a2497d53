import type { Integers, Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { largestLevel } from '../setnim/largest-level.ts'
import { basicPositionsBelow } from './basic-positions-below.ts'
import { isTerminalOfKPlusOne, kPlusOnePiles } from './k-plus-one-piles.ts'

/**
 * B(x), the largest b(z) of a basic position z ≼ x of NIM(k+1,k), computed by two bisections over
 * the piles.
 *
 * Fix b, and consider the possible sums of a basic z with b(z) = b. The order of the piles does not
 * matter (GMMV-Claim1), so each pile can be chosen independently. A sum can be lowered in steps of
 * 2, so only the largest sum F(b) matters: z exists iff F(b) ≥ kb.
 *
 * - b = 2q: all piles are even, and F(b) = Σ min(b, 2u_i), where u_i = ⌊x_i/2⌋. So z exists iff Σ
 *   min(q,u_i) ≥ kq.
 * - b = 2q + 1: all piles but one are odd. No such z exists if x_2 = 0. Otherwise start with Σ
 *   min(b, 2g_i + 1), where g_i = ⌊(x_i−1)/2⌋ (−1 for an empty pile). Then make one pile even. This
 *   raises the sum by 1 if some x_i < b is even (an empty pile always is). Otherwise it lowers the
 *   sum by 1. Since n = k + 1, z exists iff Σ min(q,g_i) + 1 ≥ kq if some even x_i ≤ 2q, and iff Σ
 *   min(q,g_i) ≥ kq otherwise.
 *
 * The function shares no code with the algorithm of GMMV-T3.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) integer operations
 * @source GMMV-D11
 */
export function basicBound<T extends Pile>(x: Position<T>): T {
  const z = kPlusOnePiles(x)
  const evenBound = largestEvenLevel(x, z)
  if (isTerminalOfKPlusOne(x)) return evenBound
  const oddBound = largestOddLevel(x, z)
  return evenBound < oddBound ? oddBound : evenBound
}

/**
 * B(x) computed from its definition, by enumerating all basic z ≼ x. Suitable only for small piles.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity as `basicPositionsBelow`
 * @source GMMV-D11
 */
export function basicBoundByDefinition<T extends Pile>(x: Position<T>): T {
  let largest = kPlusOnePiles(x).zero
  for (const { b } of basicPositionsBelow(x)) if (b > largest) largest = b
  return largest
}

function largestEvenLevel<T extends Pile>(x: Position<T>, z: Integers<T>): T {
  const halves = x.map((pile) => z.floorDiv(pile, 2))
  return z.mul(z.of(2), largestLevel(halves, x.length - 1, z))
}

function largestOddLevel<T extends Pile>(x: Position<T>, z: Integers<T>): T {
  const halves = x.map((pile) => z.floorDiv(z.sub(pile, z.one), 2))
  const level = (slack: T): T => {
    const q = largestLevel(halves, x.length - 1, z, slack)
    return z.add(z.mul(z.of(2), q), z.one)
  }
  const withGain = level(z.one)
  const smallestEven = x.find((pile) => !z.isOdd(pile))
  return smallestEven !== undefined && smallestEven < withGain ? withGain : level(z.zero)
}
