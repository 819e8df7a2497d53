import type { Outcome } from '@nim/core/rules'
import type { KnownValues } from './known-values.ts'

/** Moves ordered from best to worst, and the number of first moves that are optimal. */
export interface OrderedMoves<M> {
  readonly moves: readonly M[]
  readonly optimal: number
}

/**
 * Orders moves, best first. A winner wins as fast as possible: winning moves are ordered by
 * remoteness, ascending. A loser resists as long as possible: losing moves are ordered by
 * remoteness, descending. If the remoteness is unknown, winning moves come first and all count as
 * optimal; no losing move does. Equally good moves stay in their order.
 *
 * @param outcome the outcome of the position before the moves; null if unknown: then no move counts
 *   as optimal
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

/** The rank of a move: first winning moves, then those with unknown outcome, then losing moves. */
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
