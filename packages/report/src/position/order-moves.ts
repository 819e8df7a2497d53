import type { Outcome } from '@nim/core/rules'
import type { KnownValues } from './known-values.ts'

/** Moves in the order in which they are good, and how many of the first are as good as can be. */
export interface OrderedMoves<M> {
  readonly moves: readonly M[]
  readonly optimal: number
}

/**
 * Orders moves, best first. Who wins does so as fast as possible: winning moves by remoteness, ascending.
 * Who loses resists as long as possible: by remoteness, descending. Where remoteness is not known, winning
 * moves come first and are all called optimal, and of losing ones none is. Moves that are equally good stay
 * in their order.
 *
 * @param outcome of the position that they start from; null if it is not known: then none is called optimal
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

/** Moves that win, moves of which that is not known, moves that lose. */
function rank({ outcome }: KnownValues): number {
  if (outcome === null) return 1
  return outcome.value === 'P' ? 0 : 2
}

/** Of two moves of the same rank whose remoteness is known. */
function compareTimes(a: KnownValues, b: KnownValues): number {
  const [x, y] = [a.remoteness!.value, b.remoteness!.value]
  if (x === y) return 0
  return x < y === (rank(a) === 0) ? -1 : 1
}
