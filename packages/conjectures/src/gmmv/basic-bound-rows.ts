import type { RemotenessRows } from './remoteness-by-rows.ts'
import { levelsOfExceptional, NOT_EXCEPTIONAL } from './levels-of-exceptional.ts'

/**
 * R(x) by `remoteness` of @nim/core, row by row: B(x), or B(x) + 1 for exceptional x. There the largest
 * even and the largest odd b with F(b) ≥ kb are found by bisection. Here they are walked to: both
 * sets of b are intervals (see `basicBound`), and z ≼ x ≼ y implies z ≼ y, so neither bound falls
 * while x grows, along a row or from the first position of a row to that of a row whose piles are
 * none smaller. Of F(b) = Σ min(b, cap of x_i) + gain, what pile 1 adds changes along a row, the rest
 * with b alone; for even b it does not change from an even x_1 to the next.
 *
 * @complexity O(1) a position, O(n) a row and a step of b
 * @source GMMV-L2, GMMV-D11, GMMV-T3
 */
export function remotenessRows(n: number, max: number): RemotenessRows {
  const k = n - 1
  const levels = levelsOfExceptional(n, max)
  const largest = new Int32Array(n)
  let evenAtStart = 0
  let oddAtStart = 1
  return (outer, values, length) => {
    let sum = 0
    let outerEven = Infinity
    let isAbove = true
    for (let i = n - 1; i > 0; i--) {
      const pile = outer[i]!
      if (pile < largest[i]!) isAbove = false
      largest[i] = pile
      sum += pile
      if (pile % 2 === 0) outerEven = pile
    }
    let even = isAbove ? evenAtStart : 0
    let odd = isAbove ? oddAtStart : 1
    let needsOfEven = k * (even + 2) - outerSum(outer, even + 2, 0)
    let needsOfOdd = k * (odd + 2) - outerSum(outer, odd + 2, 1)
    for (let x1 = 0; x1 < length; x1 += 2) {
      while (Math.min(even + 2, x1) >= needsOfEven) {
        even += 2
        needsOfEven = k * (even + 2) - outerSum(outer, even + 2, 0)
      }
      // x_1 is the smallest even pile
      while (Math.min(odd + 2, x1 - 1) + (x1 < odd + 2 ? 1 : -1) >= needsOfOdd) {
        odd += 2
        needsOfOdd = k * (odd + 2) - outerSum(outer, odd + 2, 1)
      }
      if (x1 === 0) {
        evenAtStart = even
        oddAtStart = odd
      }
      values[x1] = even > odd ? even : odd
      if (x1 + 1 === length) break
      while (Math.min(odd + 2, x1 + 1) + (outerEven < odd + 2 ? 1 : -1) >= needsOfOdd) {
        odd += 2
        needsOfOdd = k * (odd + 2) - outerSum(outer, odd + 2, 1)
      }
      values[x1 + 1] = even > odd ? even : odd
    }
    if (outerEven !== Infinity) return
    for (let x1 = 1; x1 < length; x1 += 2) {
      if (levels(outer, x1, sum) !== NOT_EXCEPTIONAL) values[x1]!++
    }
  }
}

/** Σ min(b, cap of x_i) over i ≥ 2, where the cap is the largest number ≤ x_i of this parity. */
function outerSum(outer: readonly number[], b: number, parity: 0 | 1): number {
  let sum = 0
  for (let i = 1; i < outer.length; i++) {
    const pile = outer[i]!
    sum += Math.min(b, (pile & 1) === parity ? pile : pile - 1)
  }
  return sum
}
