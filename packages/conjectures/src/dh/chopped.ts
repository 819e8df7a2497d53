import type { Box } from '@nim/core/rules'
import type { Classes } from '../evidence/by-class.ts'
import { rankShares } from '../evidence/rank-shares.ts'
import { classesOfBits } from './part-classes.ts'
import type { Type } from './position-facts.ts'
import type { SolvedGame } from './solved-game.ts'

/** Fills heights[x_1] with the height at which the tops of the positions of a row are chopped. */
export type ChopRows = (outer: readonly number[], heights: Int32Array, length: number) => void

/**
 * What stack p + 1 and all higher ones add to a rank if their heights are h: at p · (max + 1) + h, for
 * 0 < p ≤ n.
 */
export function sharesTogether(box: Box): Int32Array {
  const { piles: n, max } = box
  const width = max + 1
  const shares = rankShares(box)
  const together = new Int32Array((n + 1) * width)
  for (let p = n - 1; p > 0; p--) {
    for (let h = 0; h < width; h++) {
      together[p * width + h] = together[(p + 1) * width + h]! + shares[p]![h]!
    }
  }
  return together
}

/**
 * Whether ctt(x,m), m given row by row, is the reduction of x.
 * @complexity O(1) a position, O(n) where m is less than before in the row
 */
export function isChoppedToReduction(game: SolvedGame, chops: ChopRows): Classes {
  const { n, box } = game
  const reduced = game.reducedRanks()
  const together = sharesTogether(box)
  const width = box.max + 1
  const heights = new Int32Array(box.max + 1)
  return classesOfBits(box, (outer, bits, length, rank) => {
    chops(outer, heights, length)
    const top = n === 1 ? 0 : outer[n - 1]!
    let word = 0
    let last = 0
    // the stacks before p are not chopped; what they add to the rank
    let p = 1
    let ofUnchopped = 0
    for (let x1 = 0; x1 < length; x1++) {
      const m = heights[x1]!
      let chopped = rank + x1
      if (m < top || m < x1) {
        if (m < last) {
          p = 1
          ofUnchopped = 0
        }
        last = m
        for (; p < n && outer[p]! <= m; p++) {
          const share = p * width + outer[p]!
          ofUnchopped += together[share]! - together[share + width]!
        }
        chopped = ofUnchopped + together[p * width + m]! + (x1 < m ? x1 : m)
      }
      if (chopped === reduced[rank + x1]) word |= 1 << (x1 & 31)
      if ((x1 & 31) === 31 || x1 + 1 === length) {
        bits[x1 >> 5] = word
        word = 0
      }
    }
  })
}

const UNKNOWN = 255

/** What is said of the type of ctt(x,m), m given row by row; asked once for every type. */
export function saidOfChopped(
  { n, k, box }: SolvedGame,
  chops: ChopRows,
  says: (type: Type) => boolean,
): Classes {
  const modulus = 2 * k
  const heights = new Int32Array(box.max + 1)
  const residues = Uint16Array.from({ length: n * box.max + 1 }, (_, sum) => sum % modulus)
  const known = new Uint8Array((n + 1) * modulus).fill(UNKNOWN)
  return classesOfBits(box, (outer, bits, length) => {
    chops(outer, heights, length)
    let word = 0
    let last = 0
    // the stacks before p are not chopped; of these the number of odd ones and the sum
    let p = 1
    let odd = 0
    let sum = 0
    const top = n === 1 ? box.max : outer[n - 1]!
    for (let x1 = 0; x1 < length; x1++) {
      // above the highest stack it is the same where the chop is made
      const m = heights[x1]! < top ? heights[x1]! : top
      if (m < last) {
        p = 1
        odd = 0
        sum = 0
      }
      last = m
      for (; p < n && outer[p]! <= m; p++) {
        odd += outer[p]! & 1
        sum += outer[p]!
      }
      const height = x1 < m ? x1 : m
      const o = odd + (n - p) * (m & 1) + (height & 1)
      const r = residues[sum + (n - p) * m + height]!
      let said = known[o * modulus + r]!
      if (said === UNKNOWN) {
        said = says({ o, r }) ? 1 : 0
        known[o * modulus + r] = said
      }
      word |= said << (x1 & 31)
      if ((x1 & 31) === 31 || x1 + 1 === length) {
        bits[x1 >> 5] = word
        word = 0
      }
    }
  })
}
