import { formatPosition, sorted } from '../../rules/position.ts'

/**
 * The indices (from 0) of all piles that the M-rule may keep: the smallest even piles, or the
 * largest piles if all piles are odd. The function accepts any piles ≥ 0, in any order.
 *
 * @complexity O(n)
 * @source GMMV-D6
 */
export function keptPilesByText(position: readonly number[]): number[] {
  const even = position.filter((pile) => pile % 2 === 0)
  const value = even.length > 0 ? Math.min(...even) : Math.max(...position)
  return position.flatMap((pile, i) => (pile === value ? [i] : []))
}

/**
 * The position x − d(i): every pile except the pile at this index (from 0) loses one stone. The
 * result is not sorted, and an empty pile becomes −1.
 *
 * @complexity O(n)
 * @source GMMV-D6
 */
export function afterKeeping(position: readonly number[], index: number): number[] {
  return position.map((pile, i) => (i === index ? pile : pile - 1))
}

/**
 * True if it is legal to keep the pile at each of these indices (from 0), and all these moves lead
 * to the same sorted position.
 *
 * @complexity O(n) per pile
 * @source GMMV-D6
 */
export function isOneLegalMove(position: readonly number[], kept: readonly number[]): boolean {
  const results = kept.map((index) => afterKeeping(position, index))
  const isLegal = results.every((result) => result.every((pile) => pile >= 0))
  return isLegal && new Set(results.map((result) => formatPosition(sorted(result)))).size === 1
}

/**
 * The sorted position after the M-move: one pile that the M-rule allows is kept, and each other
 * pile loses a stone. Null if the move is not legal.
 *
 * @complexity O(n log n)
 * @source GMMV-D6
 */
export function mMoveByText(position: readonly number[]): number[] | null {
  const after = afterKeeping(position, keptPilesByText(position)[0]!)
  return after.some((pile) => pile < 0) ? null : sorted(after)
}

/**
 * M(x): the number of moves from a sorted position of NIM(k+1,k) when both sides follow the M-rule.
 *
 * @complexity O(n log n) per move
 * @source GMMV-D6, REF-2
 */
export function mPlayLengthByText(position: readonly number[]): number {
  let moves = 0
  for (let x = position; x.length > 1 && x[1]! > 0; x = mMoveByText(x)!) moves++
  return moves
}
