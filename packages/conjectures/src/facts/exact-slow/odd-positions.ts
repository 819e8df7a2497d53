import { isOddPosition } from '@nim/core/exact-slow/definitions'
import { exactSlowNim } from '@nim/core/rules'
import type { Limits } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { gameOnBox } from '../game-on-box.ts'

/** The numbers of odd positions in a box of NIM(n,n−1), by outcome. */
export interface OddPositions {
  readonly P: number
  readonly N: number
}

/** Counts odd positions, using exhaustive solution for the outcomes. */
export function countOddPositions(n: number, domain: BoxDomain, limits: Limits): OddPositions {
  const game = gameOnBox(exactSlowNim(n, n - 1), domain, limits)
  const R = game.values('remoteness')
  const counts = { P: 0, N: 0 }
  game.box.forEach((x, rank) => {
    if (!isOddPosition(x)) return
    if (R[rank]! % 2 === 1) counts.N++
    else counts.P++
  })
  return counts
}
