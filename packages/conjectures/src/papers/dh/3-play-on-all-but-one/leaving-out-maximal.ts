import { slowSetNim } from '@nim/core/rules'
import { typeOf } from '@nim/core/setnim/definitions'
import { type BoxDomain, gameOnBox, type Limits } from '../../../judge/index.ts'
import { stackMoves } from '../../../facts/setnim/moves.ts'
import { isReduced } from '../../../facts/setnim/reduction.ts'

/** Reduced positions of SN(n,{n−1}) that have a move which leaves out a maximal stack. */
export interface LeavingOut {
  readonly kind: 'r < n−1' | 'r ≥ n−1'
  /** The number of positions with odd maximum if r < n−1, or with even maximum if r ≥ n−1. */
  readonly ofTheKind: number
  /**
   * The number of positions in `ofTheKind` from which no move that leaves out a maximal stack needs
   * reduction.
   */
  readonly free: number
  /**
   * The number of other positions from which some move that leaves out a maximal stack needs
   * reduction.
   */
  readonly others: number
}

/**
 * Counts, for each kind of r, the reduced positions that have a move which leaves out a maximal
 * stack.
 * @source DH-L3.2n
 */
export function leavingOutMaximal(n: number, domain: BoxDomain, limits: Limits): LeavingOut[] {
  const game = gameOnBox(slowSetNim(n, [n - 1]), domain, limits)
  const isReducedAt = isReduced.of(game)
  const movesFrom = stackMoves.of(game)
  const counts = [
    { kind: 'r < n−1' as const, ofTheKind: 0, free: 0, others: 0 },
    { kind: 'r ≥ n−1' as const, ofTheKind: 0, free: 0, others: 0 },
  ]
  game.box.forEach((x, rank) => {
    if (!isReducedAt(x, rank)) return
    const isHigh = typeOf(x, n - 1).r >= n - 1
    const isOfTheKind = (Math.max(...x) % 2 === 1) !== isHigh
    const count = counts[isHigh ? 1 : 0]!
    const leaving = movesFrom(x, rank).filter((move) => move.leavesOutMaximal)
    const needed = leaving.filter((move) => move.needsReduction).length
    if (isOfTheKind && leaving.length > 0) count.ofTheKind++
    if (isOfTheKind && leaving.length > 0 && needed === 0) count.free++
    if (!isOfTheKind && needed > 0) count.others++
  })
  return counts
}
