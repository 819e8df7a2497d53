import type { RemotenessRows } from './remoteness-by-rows.ts'
import { levelsOfExceptional } from './theorem-3-rows.ts'

const NONE = -1

/**
 * R(x) by `remoteness` of @nim/core, row by row: B(x), or B(x) + 1 for exceptional x. There the largest
 * even and the largest odd b with F(b) ≥ kb are found by bisection. Here they are walked to: both
 * sets of b are intervals (see `basicBound`), and z ≼ x ≼ y implies z ≼ y, so neither bound falls
 * while x grows, along a row or from the first position of a row to that of a row whose piles are
 * none smaller. Of F(b) = Σ min(b, cap of x_i) + gain, what pile 1 adds changes along a row, the rest
 * with b alone.
 *
 * @complexity O(1) a position, O(n) a row and a step of b
 * @source GMMV-L2, GMMV-D11, GMMV-T3
 */
export function remotenessRows(n: number, max: number): RemotenessRows {
  const k = n - 1
  const levels = levelsOfExceptional(n, max)
  const largest: number[] = []
  let evenAtStart = 0
  let oddAtStart = 1
  return (outer, values, length) => {
    let sum = 0
    let outerEven = Infinity
    let isAbove = true
    for (let i = n - 1; i > 0; i--) {
      const pile = outer[i]!
      if (pile < (largest[i] ?? 0)) isAbove = false
      largest[i] = pile
      sum += pile
      if (pile % 2 === 0) outerEven = pile
    }
    const isOdd = outerEven === Infinity
    let even = isAbove ? evenAtStart : 0
    let odd = isAbove ? oddAtStart : 1
    let needsOfEven = k * (even + 2) - outerSum(outer, even + 2, 0)
    let needsOfOdd = k * (odd + 2) - outerSum(outer, odd + 2, 1)
    for (let x1 = 0; x1 < length; x1++) {
      const isEven = x1 % 2 === 0
      const evenCap = isEven ? x1 : x1 - 1
      while (Math.min(even + 2, evenCap) >= needsOfEven) {
        even += 2
        needsOfEven = k * (even + 2) - outerSum(outer, even + 2, 0)
      }
      const oddCap = isEven ? x1 - 1 : x1
      const smallestEven = isEven ? x1 : outerEven
      while (Math.min(odd + 2, oddCap) + (smallestEven < odd + 2 ? 1 : -1) >= needsOfOdd) {
        odd += 2
        needsOfOdd = k * (odd + 2) - outerSum(outer, odd + 2, 1)
      }
      if (x1 === 0) {
        evenAtStart = even
        oddAtStart = odd
      }
      const isExceptional = isOdd && !isEven && levels(outer, x1, sum) !== NONE
      values[x1] = Math.max(even, odd) + (isExceptional ? 1 : 0)
    }
  }
}

/** Σ min(b, cap of x_i) over i ≥ 2, where the cap is the largest number ≤ x_i of this parity. */
function outerSum(outer: readonly number[], b: number, parity: 0 | 1): number {
  let sum = 0
  for (let i = 1; i < outer.length; i++) {
    const pile = outer[i]!
    sum += Math.min(b, pile % 2 === parity ? pile : pile - 1)
  }
  return sum
}
