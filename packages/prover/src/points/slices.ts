import type { Wall } from './atoms.ts'
import { type Combination, nonnegativeCombinations } from './cone.ts'
import { combinationOf } from './linear.ts'

/** Facts about all points at which some forms have given values. */
export interface Slice {
  /** The numbers of independent forms, in ascending order. */
  readonly pinned: readonly number[]
  /** Combinations that are at least 0 at every point. */
  readonly nonnegative: readonly Combination[]
  /**
   * Other forms of F that depend on the pinned ones, each with the combination that expresses it.
   */
  readonly dependent: readonly { readonly form: number; readonly by: Combination }[]
}

/** The slices for sets of forms, each computed only once. */
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
