import { binomialUpTo } from '../binomial.ts'
import type { MoveVector } from '../game.ts'
import { sorted } from '../position.ts'

/** A group of all moves in a list that are reorderings of the same move. */
export interface Orbit {
  readonly ascending: MoveVector
  /** The moves of the list that belong to the orbit, each once. */
  readonly listed: readonly MoveVector[]
  /**
   * The number of all reorderings of the move; null if this number exceeds both the limit and the
   * number of listed reorderings.
   */
  readonly orders: number | null
}

/**
 * The moves of a list, grouped by orbit. Moves that are reorderings of one another are in the same
 * group.
 *
 * @param limit the largest number of orders to count
 * @complexity O(n · log n) per move
 */
export function orbitsOf(moves: readonly MoveVector[], limit: number): Orbit[] {
  const orbits = new Map<string, Map<string, MoveVector>>()
  for (const vector of moves) {
    const key = sorted(vector).join()
    const orbit = orbits.get(key) ?? new Map<string, MoveVector>()
    orbits.set(key, orbit.set(vector.join(), vector))
  }
  return [...orbits.values()].map((orbit) => {
    const listed = [...orbit.values()]
    const ascending = sorted(listed[0]!)
    return { ascending, listed, orders: ordersUpTo(Math.max(limit, listed.length), ascending) }
  })
}

/** True if the list contains all reorderings of the move. */
export function isWhole({ listed, orders }: Orbit): boolean {
  return listed.length === orders
}

/**
 * The number n! / (m_1! ⋯ m_r!), where m_i are the multiplicities of the entries; null if the
 * number exceeds the limit.
 */
function ordersUpTo(limit: number, ascending: MoveVector): number | null {
  let orders = 1n
  let places = ascending.length
  for (const stones of new Set(ascending)) {
    const times = ascending.filter((other) => other === stones).length
    const choices = binomialUpTo(BigInt(limit), places, times)
    if (choices === null) return null
    orders *= choices
    places -= times
    if (orders > BigInt(limit)) return null
  }
  return Number(orders)
}
