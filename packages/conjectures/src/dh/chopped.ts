import type { Box } from '@nim/core/rules'
import type { Classes } from '../evidence/by-class.ts'
import { rankShares } from '../evidence/rank-shares.ts'
import type { SolvedGame } from './solved-game.ts'

/** Fills heights[x_1] with the height at which the tops of the positions of a row are chopped. */
export type ChopRows = (outer: readonly number[], heights: Int32Array, length: number) => void

/** The rank of ctt(x,m), for a position of a row that the last call of `begin` gave. */
export interface ChoppedRanks {
  readonly begin: (outer: readonly number[], rank: number) => void
  readonly rankAt: (x1: number, m: number) => number
}

/** @complexity O(1) a position, O(n) where another m than the last one of the row is asked for */
export function choppedRanks(box: Box): ChoppedRanks {
  const n = box.piles
  const shares = rankShares(box)
  let row: readonly number[] = []
  let start = 0
  let top = 0
  let lastM = -1
  let ofOuter = 0
  return {
    begin(outer, rank) {
      row = outer
      start = rank
      top = n === 1 ? 0 : outer[n - 1]!
      lastM = -1
    },
    rankAt(x1, m) {
      if (m >= top && m >= x1) return start + x1
      if (m !== lastM) {
        lastM = m
        ofOuter = 0
        for (let i = 1; i < n; i++) ofOuter += shares[i]![row[i]! < m ? row[i]! : m]!
      }
      return ofOuter + (x1 < m ? x1 : m)
    },
  }
}

/** Whether ctt(x,m), m given row by row, is the reduction of x. */
export function isChoppedToReduction(game: SolvedGame, chops: ChopRows): Classes {
  const ranks = game.reducedRanks()
  const chopped = choppedRanks(game.box)
  return {
    count: 2,
    rows(outer, classes, length, rank) {
      chops(outer, classes, length)
      chopped.begin(outer, rank)
      for (let x1 = 0; x1 < length; x1++) {
        classes[x1] = chopped.rankAt(x1, classes[x1]!) === ranks[rank + x1] ? 1 : 0
      }
    },
  }
}

/** The number of odd stacks of ctt(x,m), m given row by row, and its sum modulo 2k. */
export function typesOfChopped({ n, k }: SolvedGame, chops: ChopRows): Classes {
  const modulus = 2 * k
  return {
    count: (n + 1) * modulus,
    rows(outer, classes, length) {
      chops(outer, classes, length)
      let lastM = -1
      let odd = 0
      let sum = 0
      for (let x1 = 0; x1 < length; x1++) {
        const m = classes[x1]!
        if (m !== lastM) {
          lastM = m
          odd = 0
          sum = 0
          for (let i = 1; i < n; i++) {
            const height = outer[i]! < m ? outer[i]! : m
            sum += height
            odd += height & 1
          }
        }
        const height = x1 < m ? x1 : m
        classes[x1] = (odd + (height & 1)) * modulus + ((sum + height) % modulus)
      }
    },
  }
}
