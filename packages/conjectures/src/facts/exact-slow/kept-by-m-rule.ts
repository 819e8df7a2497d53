import { formatPosition, sorted } from '@nim/core/rules'
import { afterKeeping } from './after-keeping.ts'

/**
 * All indices (from 0) of piles that the M-rule allows to keep: of the smallest even piles, or of
 * the largest piles if all are odd.
 * @source GMMV-D6
 */
export function keptByMRule(position: readonly number[]): number[] {
  const even = position.filter((pile) => pile % 2 === 0)
  const kept = even.length > 0 ? Math.min(...even) : Math.max(...position)
  return position.flatMap((pile, i) => (pile === kept ? [i] : []))
}

/** True if keeping each of the piles is a legal move and all of them lead to one sorted position. */
export function isOneLegalMove(position: readonly number[], kept: readonly number[]): boolean {
  const results = kept.map((index) => afterKeeping(position, index))
  const isLegal = results.every((result) => result.every((pile) => pile >= 0))
  return isLegal && new Set(results.map((result) => formatPosition(sorted(result)))).size === 1
}
