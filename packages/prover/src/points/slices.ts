import type { Wall } from './atoms.ts'
import { type Combination, nonnegativeCombinations } from './cone.ts'
import { combinationOf } from './linear.ts'

/** Facts about all points at which some forms have given values. */
export interface Slice {
  /** The numbers of independent forms, in ascending order. */
  readonly pinned: readonly number[]
  /** Combinations whose value is at least 0 at every point. */
  readonly nonnegative: readonly Combination[]
  /**
   * The other forms of F that depend on the pinned forms. Each of them comes with the combination
   * that expresses it.
   */
  readonly dependent: readonly { readonly form: number; readonly by: Combination }[]
}

/** Returns the slice for a set of forms, and computes each slice only once. */
export function slicesOf(walls: readonly Wall[]): (pinned: readonly number[]) => Slice {
  const memo = new Map<string, Slice>()
  return (pinned) => {
    const key = pinned.join()
    let slice = memo.get(key)
    if (slice === undefined) {
      const forms = pinned.map((form) => walls[form]!.form)
      const dependent = walls.flatMap(({ form }, i) => {
        if (pinned.includes(i)) return []
        const by = combinationOf(forms, form)
        return by === null
          ? []
          : [{ form: i, by: { factors: by.numerators, denominator: by.denominator } }]
      })
      slice = { pinned, nonnegative: nonnegativeCombinations(forms), dependent }
      memo.set(key, slice)
    }
    return slice
  }
}
