import type { Box } from '@nim/core/rules'
import { rankShares } from '../../rows/rank-shares.ts'

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
