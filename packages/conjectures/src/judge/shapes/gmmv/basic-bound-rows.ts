import type { RemotenessRows } from '../../../facts/exact-slow/remoteness-by-rows.ts'
import {
  levelsOfExceptional,
  NOT_EXCEPTIONAL,
} from '../../../facts/exact-slow/levels-of-exceptional.ts'

/**
 * R(x) by `remoteness` of @nim/core, row by row: B(x), or B(x) + 1 for exceptional x. There the largest
 * even and the largest odd b with F(b) ≥ kb are found by bisection. Here they are walked to: both
 * sets of b are intervals (see `basicBound`), and z ≼ x ≼ y implies z ≼ y, so neither bound falls
 * while x grows, along a row or from the first position of a row to that of a row whose piles are
 * none smaller. Of F(b) = Σ min(b, cap of x_i) + gain, what pile 1 adds changes along a row, the rest
 * with b alone; for even b it does not change from an even x_1 to the next.
 *
 * @complexity O(1) a position and a step of b; O(n·max) where a pile beyond the second changes
 * @source GMMV-L2, GMMV-D11, GMMV-T3
 */
export function remotenessRows(n: number, max: number): RemotenessRows {
  const levels = levelsOfExceptional(n, max)
  const upper = upperPiles(n, max)
  const { needs } = upper
  let lastX2 = Infinity
  let evenAtStart = 0
  let oddAtStart = 1
  return (outer, values, length) => {
    const x2 = outer[1]!
    const isAbove = upper.follow(outer) && x2 >= lastX2
    lastX2 = x2
    const x2IsEven = x2 % 2 === 0
    const outerEven = x2IsEven ? x2 : upper.smallestEven
    const evenCap2 = x2IsEven ? x2 : x2 - 1
    const oddCap2 = x2IsEven ? x2 - 1 : x2
    let even = isAbove ? evenAtStart : 0
    let odd = isAbove ? oddAtStart : 1
    let needsOfEven = needs[even + 2]! - Math.min(even + 2, evenCap2)
    let needsOfOdd = needs[odd + 2]! - Math.min(odd + 2, oddCap2)
    for (let x1 = 0; x1 < length; x1 += 2) {
      while (Math.min(even + 2, x1) >= needsOfEven) {
        even += 2
        needsOfEven = needs[even + 2]! - Math.min(even + 2, evenCap2)
      }
      // x_1 is the smallest even pile
      while (Math.min(odd + 2, x1 - 1) + (x1 < odd + 2 ? 1 : -1) >= needsOfOdd) {
        odd += 2
        needsOfOdd = needs[odd + 2]! - Math.min(odd + 2, oddCap2)
      }
      if (x1 === 0) {
        evenAtStart = even
        oddAtStart = odd
      }
      values[x1] = even > odd ? even : odd
      if (x1 + 1 === length) break
      while (Math.min(odd + 2, x1 + 1) + (outerEven < odd + 2 ? 1 : -1) >= needsOfOdd) {
        odd += 2
        needsOfOdd = needs[odd + 2]! - Math.min(odd + 2, oddCap2)
      }
      values[x1 + 1] = even > odd ? even : odd
    }
    if (outerEven !== Infinity) return
    const sum = upper.sum + x2
    for (let x1 = 1; x1 < length; x1 += 2) {
      if (levels(outer, x1, sum) !== NOT_EXCEPTIONAL) values[x1]!++
    }
  }
}

/** The piles beyond the second. */
interface UpperPiles {
  /** needs[b]: k·b less the sum of min(b, cap), where the cap is the largest number ≤ x_i of b's parity. */
  readonly needs: Int32Array
  /** Infinity if there is none. */
  readonly smallestEven: number
  readonly sum: number
  /** Takes the piles of a row; false if they are others than before. */
  readonly follow: (outer: readonly number[]) => boolean
}

function upperPiles(n: number, max: number): UpperPiles {
  // no b beyond ⌊(n·max + 1)/k⌋ + 2 is looked at
  const needs = Int32Array.from({ length: 2 * max + 4 }, (_, b) => (n - 1) * b)
  const last = new Int32Array(n)
  const upper = { needs, smallestEven: Infinity, sum: 0, follow }
  function follow(outer: readonly number[]): boolean {
    let isSame = true
    for (let i = 2; i < n; i++) if (outer[i] !== last[i]) isSame = false
    if (isSame) return true
    upper.smallestEven = Infinity
    upper.sum = 0
    for (let i = n - 1; i > 1; i--) {
      const pile = outer[i]!
      last[i] = pile
      upper.sum += pile
      if (pile % 2 === 0) upper.smallestEven = pile
    }
    for (let b = 0; b < needs.length; b++) {
      let sum = 0
      for (let i = 2; i < n; i++)
        sum += Math.min(b, (outer[i]! & 1) === (b & 1) ? outer[i]! : outer[i]! - 1)
      needs[b] = (n - 1) * b - sum
    }
    return false
  }
  return upper
}
