import type { Outcome } from '@nim/core/rules'
import type { KnownValues } from './known-values.ts'

/** The moves from best to worst, and the number of optimal moves, which come first. */
export interface OrderedMoves<M> {
  readonly moves: readonly M[]
  readonly optimal: number
}

/**
 * Orders moves, best first. A winner should win as fast as possible, so winning moves are ordered
 * by ascending remoteness. A loser should resist as long as possible, so losing moves are ordered
 * by descending remoteness. If the remoteness is unknown, winning moves come first. All winning
 * moves are then treated as optimal, and no losing move is. Moves that are equally good keep their
 * order.
 *
 * @param outcome the outcome of the position before the moves; null if it is unknown, in which case
 *   no move is treated as optimal
 * @complexity O(moves log moves)
 */
export function orderMoves<M extends { readonly values: KnownValues }>(
  outcome: Outcome | null,
  moves: readonly M[],
): OrderedMoves<M> {
  const isTimed = moves.every(({ values }) => values.remoteness !== null)
  const ordered = [...moves].sort((a, b) => {
    const byClass = rank(a.values) - rank(b.values)
    return byClass !== 0 || !isTimed ? byClass : compareTimes(a.values, b.values)
  })
  const isOptimal = ({ values }: M): boolean => {
    const first = ordered[0]!.values
    if (outcome === 'N')
      return rank(values) === 0 && (!isTimed || compareTimes(first, values) === 0)
    return outcome === 'P' && isTimed && compareTimes(first, values) === 0
  }
  return { moves: ordered, optimal: ordered.filter(isOptimal).length }
}

/** The rank of a move: winning moves first, then moves with unknown outcome, then losing moves. */
function rank({ outcome }: KnownValues): number {
  if (outcome === null) return 1
  return outcome.value === 'P' ? 0 : 2
}

/** Compares two moves of the same rank with known remoteness. */
function compareTimes(a: KnownValues, b: KnownValues): number {
  const [x, y] = [a.remoteness!.value, b.remoteness!.value]
  if (x === y) return 0
  return x < y === (rank(a) === 0) ? -1 : 1
}
