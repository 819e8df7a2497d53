import { Echelon, primitiveOf } from './lattice.ts'
import { dot } from './runs.ts'

/**
 * All directions on which n − 1 independent forms vanish and in which no coordinate is negative.
 * The result contains primitive vectors, shortest first.
 *
 * @param coordinates the forms of the coordinates; the other forms are the walls
 * @complexity (forms choose n − 1)
 */
export function raysOf(
  coordinates: readonly (readonly number[])[],
  walls: readonly (readonly number[])[],
): number[][] {
  const n = coordinates.length
  const forms = [...coordinates, ...walls]
  const found = new Map<string, number[]>()
  const choose = (from: number, chosen: readonly (readonly number[])[]): void => {
    if (chosen.length === n - 1) {
      const echelon = new Echelon()
      for (const form of chosen) echelon.add(form)
      if (echelon.rank < n - 1) return
      const ray = n === 1 ? [1] : echelon.normal()
      for (const sign of [1, -1]) {
        const side = ray.map((value) => sign * value + 0)
        if (coordinates.every((form) => dot(form, side) >= 0)) {
          found.set(side.join(), primitiveOf(side))
        }
      }
      return
    }
    for (let i = from; i < forms.length; i++) choose(i + 1, [...chosen, forms[i]!])
  }
  choose(0, [])
  const length = (ray: readonly number[]): number => ray.reduce((sum, value) => sum + value, 0)
  return [...found.values()].sort((a, b) => length(a) - length(b))
}
