import { isSymmetric, type Position, type Ruleset } from '@nim/core/rules'
import { cappedCounts } from './capped-counts.ts'

/** All positions y ≼ c, ranked in colexicographic order. The last of them is c itself. */
export interface LowerSet {
  readonly count: number
  /** The rank of a member. */
  readonly rank: (position: Position) => number
  /**
   * Visits every member in rank order. Each visit reuses the same array, so copy the position if
   * you need it later.
   */
  readonly forEach: (visit: (position: Position, rank: number) => void) => void
}

/**
 * The lower set of a position c. If the rules are symmetric, it consists of the sorted y with y_i ≤
 * c_i, otherwise of all vectors y with y_i ≤ c_i. It is closed under moves.
 *
 * @param caps c, as `positionOf` returns it
 * @returns null if there are more than `limit` positions; nothing large is allocated in this case
 * @complexity O(Σ c_i) once, O(n) per rank
 * @source GMMV REF-8, REF-9
 */
export function lowerSetOf(ruleset: Ruleset, caps: Position, limit: number): LowerSet | null {
  if (!isSymmetric(ruleset)) return vectorsBelow(caps, limit)
  // A player who removes one stone at a time from c until all piles are empty already visits Σ c_i
  // + 1 members.
  if (caps.reduce((sum, cap) => sum + cap, 1) > limit) return null
  const { count, upTo } = cappedCounts(caps)
  if (count > limit) return null
  return {
    count,
    rank: (y) => y.reduce((rank, pile, i) => rank + upTo(i + 1, pile - 1), 0),
    forEach: visitor(caps.length, count, (y, i) => y[i] === caps[i] || y[i] === y[i + 1]),
  }
}

function vectorsBelow(caps: Position, limit: number): LowerSet | null {
  const count = caps.reduce((product, cap) => product * (cap + 1), 1)
  if (count > limit) return null
  return {
    count,
    rank: (y) => y.reduceRight((rank, pile, i) => rank * (caps[i]! + 1) + pile, 0),
    forEach: visitor(caps.length, count, (y, i) => y[i] === caps[i]),
  }
}

/**
 * A function that visits the members of a lower set.
 * @param isFull true if pile i cannot grow while the piles after it stay unchanged
 */
function visitor(
  piles: number,
  count: number,
  isFull: (position: Position, i: number) => boolean,
): LowerSet['forEach'] {
  return (visit) => {
    const y = new Array<number>(piles).fill(0)
    for (let rank = 0; rank < count; rank++) {
      visit(y, rank)
      let i = 0
      while (i < piles && isFull(y, i)) y[i++] = 0
      if (i < piles) y[i]!++
    }
  }
}
