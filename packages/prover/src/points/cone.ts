import { dot } from './exact.ts'
import { combinationOf, echelonOf, kernelLine } from './linear.ts'

/** A combination of pinned forms, with integer factors over a common positive denominator. */
export interface Combination {
  readonly factors: readonly number[]
  readonly denominator: number
}

/**
 * The combinations Σ β_j·f_j of independent forms that generate all combinations without negative
 * factors. Real points y ≥ 0 with f_j(y) = v_j exist if and only if Σ β_j·v_j ≥ 0 for every
 * combination (Farkas). Each combination vanishes on k − 1 independent coordinates, but not on all
 * coordinates.
 */
export function nonnegativeCombinations(forms: readonly (readonly number[])[]): Combination[] {
  return tightCombinations(forms, forms.length - 1, 0)
}

/**
 * A combination Σ α_j·f_j of independent forms that is at least the sum of all coordinates on ℕ^n.
 * If there are several such combinations, the function returns the one with the least `cost`. The
 * result is null if no such combination exists. In this case, the points at which the forms have
 * given values, if any exist, form an unbounded set.
 *
 * @source NT-9, 1B and 1.10
 */
export function boundingCombination(
  forms: readonly (readonly number[])[],
  cost: (combination: Combination) => number,
): Combination | null {
  let best: Combination | null = null
  for (const one of tightCombinations(forms, forms.length, 1)) {
    if (best === null || cost(one) < cost(best)) best = one
  }
  return best
}

/**
 * The combinations c of k independent forms that satisfy c_i ≥ least on all coordinates. Equality
 * holds on a set of coordinates of the given size. The forms are independent on that set. If the
 * size is k − 1 and `least` is 0, the combinations are rays, described by primitive factors.
 */
function tightCombinations(
  forms: readonly (readonly number[])[],
  size: number,
  least: 0 | 1,
): Combination[] {
  const n = forms[0]!.length
  const combinations = new Map<string, Combination>()
  const columns = Array.from({ length: n }, (_, i) => forms.map((form) => form[i]!))
  const choose = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === size) {
      for (const one of tightOn(columns, chosen, least)) {
        combinations.set(`${one.factors.join()}/${one.denominator}`, one)
      }
      return
    }
    for (let i = from; i < n; i++) choose(i + 1, [...chosen, i])
  }
  choose(0, [])
  return [...combinations.values()].filter(({ factors, denominator }) =>
    columns.every((column) => dot(factors, column) >= least * denominator),
  )
}

function tightOn(
  columns: readonly (readonly number[])[],
  chosen: readonly number[],
  least: 0 | 1,
): Combination[] {
  const tight = chosen.map((i) => columns[i]!)
  const k = columns[0]!.length
  const echelon = echelonOf(tight)
  if (echelon.rows.length < tight.length) return []
  if (least === 0) {
    const line = kernelLine(echelon)
    return [line, line.map((value) => -value + 0)].map((factors) => ({ factors, denominator: 1 }))
  }
  // For the chosen i, α·column_i = 1 holds. The columns are equations, and α is a combination of
  // their rows.
  const transposed = Array.from({ length: k }, (_, j) => tight.map((column) => column[j]!))
  const solution = combinationOf(
    transposed,
    tight.map(() => 1),
  )
  return solution === null
    ? []
    : [{ factors: solution.numerators, denominator: solution.denominator }]
}
