import {
  basicBoundByCases,
  exceptionalNumber,
  isLevelAfter,
  levelBoundByFormula,
  type Theorem3Reading,
} from '@nim/core/exact-slow'
import { plainIntegers } from '@nim/core/integers'
import { sortedBox } from '@nim/core/rules'
import { forEachRow } from '../evidence/for-each-row.ts'
import { rankShares } from '../evidence/rank-shares.ts'
import { keptForOdd } from './m-play-counts.ts'
import type { RemotenessRows } from './remoteness-by-rows.ts'

/** Which algorithm of Theorem 3: as printed in a reading, or with the corrected b_t. */
export type Theorem3Form = Theorem3Reading | 'corrected'

const NONE = -1
const z = plainIntegers

/**
 * The algorithm of Theorem 3 row by row, from the functions it is made of, each asked once for what
 * it looks at: b_t looks at ⌊x_1/2⌋ + … + ⌊x_{t−1}/2⌋ and at ⌊x_t/2⌋ (the corrected one also at
 * ⌊x_{t−1}/2⌋), so E(x) = E(2⌊x/2⌋); whether x is exceptional depends on its sum, on its largest pile
 * and on whether all piles are odd. The halves of the position after the M-move are found by how the
 * rank of ⌊x/2⌋ changes along a row.
 *
 * @complexity O(1) a position, O(n) a row and a position of the box of halves
 * @source GMMV-T3-alg
 */
export function theorem3Rows(n: number, form: Theorem3Form, max: number): RemotenessRows {
  const box = sortedBox(n, Math.floor(max / 2))
  const shares = rankShares(box)
  /** What pile i + 1 adds to the rank of the halves. */
  const share = (i: number, pile: number): number => shares[i]![pile >> 1]!
  /** What the rank of the halves gains if this pile is kept. */
  const regained = (i: number, outer: readonly number[]): number =>
    share(i, outer[i]!) - share(i, outer[i]! - 1)
  const E = evenBounds(n, form, max)
  const levels = levelsOfExceptional(n, max)
  return (outer, values, length) => {
    let same = 0
    let lowered = 0
    let sum = 0
    let isOdd = true
    for (let i = 1; i < n; i++) {
      const pile = outer[i]!
      same += share(i, pile)
      lowered += share(i, pile - 1)
      sum += pile
      if (pile % 2 === 0) isOdd = false
    }
    const afterOdd = lowered + regained(keptForOdd(outer), outer)
    for (let x1 = 0; x1 < length; x1++) {
      const odd = x1 & 1
      const level = isOdd && odd === 1 ? levels(outer, x1, sum) : NONE
      if (level !== NONE) values[x1] = level
      else {
        const half = x1 >> 1
        values[x1] = byCases(E[same + half]!, E[(odd === 1 ? afterOdd : lowered) + half]!)
      }
    }
    const x2 = outer[1]!
    // where x_1 = x_2 is even another pile of this size is kept
    if (x2 % 2 === 0) {
      const after = E[lowered + regained(outer.lastIndexOf(x2), outer) + ((x2 - 1) >> 1)]!
      values[x2] = byCases(E[same + (x2 >> 1)]!, after)
    }
  }
}

/** B(x) from E(x) and E(x′) by the printed distinction. */
function byCases(evenBound: number, evenBoundAfter: number): number {
  return basicBoundByCases(evenBound, evenBoundAfter, z) ?? Number.NaN
}

/** E(2h) by the rank of h. */
function evenBounds(n: number, form: Theorem3Form, max: number): Int32Array {
  const highest = Math.floor(max / 2)
  const box = sortedBox(n, highest)
  const reading = form === 'corrected' ? 'dropped' : form
  const lastT = form === 't-to-k+1' ? n : n + 1
  const width = highest + 1
  const known = Array.from({ length: lastT + 1 }, (_, t) =>
    new Int32Array(((t - 1) * highest + 1) * width * (t < 2 ? 0 : 1)).fill(NONE),
  )
  const bounds = new Int32Array(box.count)
  forEachRow(box, (outer, length, rank) => {
    for (let h1 = 0; h1 < length; h1++) {
      let largest = 0
      let sum = h1
      for (let t = 2; t <= lastT; t++) {
        // x_{k+2}, if it stands for anything, is x_{k+1}
        const pile = t <= n ? outer[t - 1]! : outer[n - 1]!
        const key = sum * width + pile
        let bound = known[t]![key]!
        if (bound === NONE) {
          const doubled = outer.map((half, i) => 2 * (i === 0 ? h1 : half))
          bound = levelBoundByFormula(doubled, t, reading)
          known[t]![key] = bound
        }
        sum += pile
        if (bound <= largest) continue
        const isLevel = form !== 'corrected' || t === 2 || isLevelAfter(bound, 2 * outer[t - 2]!, z)
        if (isLevel) largest = bound
      }
      bounds[rank + h1] = largest
    }
  })
  return bounds
}

/**
 * m(x) of an exceptional position with odd piles (GMMV-D12), −1 if it is not exceptional: that looks
 * at the sum and at the largest pile. Asked for positions with odd piles only.
 */
export function levelsOfExceptional(
  n: number,
  max: number,
): (outer: readonly number[], x1: number, outerSum: number) => number {
  const width = n * max + 1
  const known = new Int32Array(width * (max + 1)).fill(NONE - 1)
  return (outer, x1, outerSum) => {
    const key = outer[n - 1]! * width + outerSum + x1
    let level = known[key]!
    if (level < NONE) {
      level = exceptionalNumber([x1, ...outer.slice(1)]) ?? NONE
      known[key] = level
    }
    return level
  }
}
