import {
  basicBoundByCases,
  isLevelAfter,
  levelBoundByFormula,
  type Theorem3Reading,
} from '@nim/core/exact-slow'
import { plainIntegers } from '@nim/core/integers'
import { boxCount, sortedBox } from '@nim/core/rules'
import { forEachRow } from '../../../rows/for-each-row.ts'
import { rankShares } from '../../../rows/rank-shares.ts'
import {
  levelsOfExceptional,
  NOT_EXCEPTIONAL,
} from '../../../facts/exact-slow/levels-of-exceptional.ts'
import { keptForOdd } from '../../../facts/exact-slow/m-play-counts.ts'
import { NO_VALUE, type RemotenessRows } from '../../../facts/exact-slow/remoteness-by-rows.ts'

/** Which algorithm of Theorem 3: as printed in a reading, or with the corrected b_t. */
export type Theorem3Form = Theorem3Reading | 'corrected'

const NONE = -1
const z = plainIntegers

/** Bytes that {@link theorem3Rows} allocates, at most. */
export function theorem3RowsMemory(n: number, max: number): bigint {
  const half = Math.floor(max / 2)
  const perNumber = 4n
  const numbers =
    boxCount(n, half, true) +
    BigInt(n * (half + 1)) +
    BigInt(n + 1) * BigInt(n * half + 1) * BigInt(half + 1) +
    BigInt(n * max + 1) * BigInt(max + 1)
  return perNumber * numbers
}

/**
 * The algorithm of Theorem 3 row by row, from the functions it is made of, each asked once for what
 * it looks at: b_t looks at ⌊x_1/2⌋ + … + ⌊x_{t−1}/2⌋ and at ⌊x_t/2⌋ (the corrected one also at
 * ⌊x_{t−1}/2⌋), so E(x) = E(2⌊x/2⌋); whether x is exceptional depends on its sum, on its largest pile
 * and on whether all piles are odd. The halves of the position after the M-move are found by how the
 * rank of ⌊x/2⌋ changes along a row.
 *
 * @throws RangeError if the box of halves has 2^31 positions or more
 * @complexity O(1) a position, O(n) a row and a position of the box of halves
 * @source GMMV-T3-alg
 */
export function theorem3Rows(n: number, form: Theorem3Form, max: number): RemotenessRows {
  const box = sortedBox(n, Math.floor(max / 2))
  if (box.count >= 2 ** 31) {
    throw new RangeError(`theorem3Rows: the halves of a box up to ${max} are 2^31 or more`)
  }
  const shares = rankShares(box).map((column) => Int32Array.from(column))
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
    byCases(E, same, lowered, afterOdd, values, length)
    const x2 = outer[1]!
    // where x_1 = x_2 is even another pile of this size is kept
    if (x2 % 2 === 0) {
      const after = E.bounds[lowered + regained(outer.lastIndexOf(x2), outer) + ((x2 - 1) >> 1)]!
      values[x2] = E.cases[E.bounds[same + (x2 >> 1)]! * E.width + after]!
    }
    if (!isOdd) return
    for (let x1 = 1; x1 < length; x1 += 2) {
      const level = levels(outer, x1, sum)
      if (level !== NOT_EXCEPTIONAL) values[x1] = level
    }
  }
}

/** B(x) from E(x) and E(x′) along a row; their ranks at x_1 = 0 are given. */
function byCases(
  { bounds, width, cases }: EvenBounds,
  same: number,
  afterEven: number,
  afterOdd: number,
  values: Int32Array,
  length: number,
): void {
  for (let x1 = 0; x1 < length; x1 += 2) {
    const half = x1 >> 1
    const row = bounds[same + half]! * width
    values[x1] = cases[row + bounds[afterEven + half]!]!
    if (x1 + 1 < length) values[x1 + 1] = cases[row + bounds[afterOdd + half]!]!
  }
}

/** The bounds E, which are even, and what follows from two of them. */
interface EvenBounds {
  /** E(2h)/2 by the rank of h. */
  readonly bounds: Int32Array
  /** Above all of them. */
  readonly width: number
  /** cases[q·width + q′]: B(x) by the printed distinction, for E(x) = 2q and E(x′) = 2q′. */
  readonly cases: Int32Array
}

function evenBounds(n: number, form: Theorem3Form, max: number): EvenBounds {
  const bounds = halfBounds(n, form, max)
  let width = 1
  for (const bound of bounds) if (bound >= width) width = bound + 1
  const cases = Int32Array.from({ length: width * width }, (_, at) => {
    return basicBoundByCases(2 * Math.floor(at / width), 2 * (at % width), z) ?? NO_VALUE
  })
  return { bounds, width, cases }
}

/** E(2h)/2 by the rank of h. */
function halfBounds(n: number, form: Theorem3Form, max: number): Int32Array {
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
      bounds[rank + h1] = largest / 2
    }
  })
  return bounds
}
