import { type Cone, cut, directionsOf, orthant, valueAt } from './cone.ts'
import type { Shift } from './shift.ts'
import type { TreeCount } from './trees.ts'

/**
 * Condition (S): for every y ≠ 0 of the real cone y ≥ 0, there is a rule with h(y) > 0 in all its
 * inequalities. Then the positions with a given value form a semilinear set, and a logarithmic
 * number of repeated steps reduces a position.
 *
 * @returns null if (S) holds; otherwise a direction without such a rule
 * @source NT-13, section 6.4
 */
export function uncoveredDirection(
  piles: number,
  shifts: readonly Shift[],
  count: TreeCount,
): readonly number[] | null {
  const search = (cone: Cone): readonly number[] | null => {
    count.node()
    count.work(shifts.length * cone.rays.length)
    const rays = directionsOf(cone)
    if (rays.length === 0) return null
    const middle = rays.reduce((sum, ray) => sum.map((value, i) => value + ray[i]!))
    const rises = shifts.find(({ where }) => where.every(({ h }) => valueAt(h, middle) > 0))
    if (rises === undefined) return middle.slice(0, -1)
    for (const { h } of rises.where) {
      const found = search(cut(cone, [...h.map((a) => -a), 0], count.work))
      if (found !== null) return found
    }
    return null
  }
  return search(orthant(piles))
}
