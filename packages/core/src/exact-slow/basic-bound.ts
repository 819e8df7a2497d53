import type { Integers, Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { basicPositionsBelow } from './basic-positions-below.ts'
import { isTerminalOfKPlusOne, kPlusOnePiles, sumOfPiles } from './k-plus-one-piles.ts'

/**
 * B(x), the largest b(z) of a basic position z ≼ x of NIM(k+1,k), by two bisections.
 *
 * For fixed b, which sums can a basic z with b(z) = b have? Order does not matter (GMMV-Claim1), so
 * each pile is chosen by itself, and since a sum can be lowered in steps of 2, only its largest
 * value F(b) counts: z exists iff F(b) ≥ kb.
 *
 * - b even: F(b) = Σ min(b, e_i), e_i = 2⌊x_i/2⌋. On the even numbers F(b) − kb is concave, and it
 *   is 0 at b = 0: the b with z form an interval from 0.
 * - b odd: all piles are odd but one. Nothing is possible if x_2 = 0. Otherwise begin with
 *   G(b) = Σ min(b, o_i), o_i the largest odd number ≤ x_i (−1 for an empty pile). The even pile
 *   costs 1, but gains 1 if it is an even x_i < b, which an empty pile always is. So
 *   F(b) = G(b) + 1 if some even x_i < b, else G(b) − 1. On the odd numbers h(b) = G(b) − kb is
 *   concave, its values are odd, h(1) = 1, or −1 if x_1 = 0, and z exists at b = 1 either way.
 *   Let b' be the first odd b without z. If h is −1 there, no even pile is < b', h has fallen from
 *   1, so it falls further, to −3 or less, from where not even the gain reaches 0. If h is −3 or
 *   less at b', the same holds. So there is no z beyond b': the b with z form an interval from 1.
 *
 * This shares nothing with the algorithm of GMMV-T3.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n + D log n) integer operations, D the number of binary digits of x_n
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
 * B(x) as it is defined, by going through all basic z ≼ x. For small piles.
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
  const cappedSum = sumsCappedAt(
    x.map((pile) => (z.isOdd(pile) ? z.sub(pile, z.one) : pile)),
    z,
  )
  const k = z.of(x.length - 1)
  const level = (q: T): T => z.mul(z.of(2), q)
  const isReached = (q: T): boolean => cappedSum(level(q)) >= z.mul(k, level(q))
  return level(lastOfInterval(isReached, largestHalf(x, z), z))
}

function largestOddLevel<T extends Pile>(x: Position<T>, z: Integers<T>): T {
  const cappedSum = sumsCappedAt(
    x.map((pile) => (z.isOdd(pile) ? pile : z.sub(pile, z.one))),
    z,
  )
  const k = z.of(x.length - 1)
  const smallestEven = x.find((pile) => !z.isOdd(pile))
  const level = (q: T): T => z.add(z.mul(z.of(2), q), z.one)
  const isReached = (q: T): boolean => {
    const b = level(q)
    const gain = smallestEven !== undefined && smallestEven < b ? z.one : z.of(-1)
    return z.add(cappedSum(b), gain) >= z.mul(k, b)
  }
  return level(lastOfInterval(isReached, largestHalf(x, z), z))
}

/** No level b exceeds |x|/k, so ⌊b/2⌋ is at most this. */
function largestHalf<T extends Pile>(x: Position<T>, z: Integers<T>): T {
  return z.floorDiv(sumOfPiles(x, z), 2 * (x.length - 1))
}

/** The function b ↦ Σ min(b, caps_i), caps ascending. */
function sumsCappedAt<T extends Pile>(caps: readonly T[], z: Integers<T>): (b: T) => T {
  const sums = [z.zero]
  for (const cap of caps) sums.push(z.add(sums.at(-1)!, cap))
  return (b) => {
    let low = 0
    let high = caps.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (caps[middle]! <= b) low = middle + 1
      else high = middle
    }
    return z.add(sums[low]!, z.mul(z.of(caps.length - low), b))
  }
}

/** The last q ≤ most with the property, which holds exactly on an interval from 0. */
function lastOfInterval<T extends Pile>(holds: (q: T) => boolean, most: T, z: Integers<T>): T {
  let low = z.zero
  let high = most
  while (low < high) {
    const middle = z.floorDiv(z.add(z.add(low, high), z.one), 2)
    if (holds(middle)) low = middle
    else high = z.sub(middle, z.one)
  }
  return low
}
