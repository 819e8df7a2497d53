import { dot, exactly } from './exact.ts'
import { NotDecidable, TooManyPoints } from './not-decidable.ts'
import type { Basis } from './basis.ts'
import type { Slice } from './slices.ts'
import { slicesOf } from './slices.ts'
import type { PinNode } from './tree.ts'
import { crosses, crossingValues } from './windows.ts'
import { LARGEST_UNPINNED } from '../tuned/tuned.ts'

/**
 * The points of ℕ^n that no vector of Z reduces, in the order of the tree and without repetition.
 * The walk descends the tree and keeps the value of every pinned form. At a branch, the walk tries
 * the values of each form that keep the vector from reducing. The walk requires that no earlier
 * form keeps the vector from reducing, so no point occurs twice. The walk leaves a branch as soon
 * as no real point is left in it.
 *
 * @throws TooManyPoints if there are more points than the limit allows
 * @source NT-9, 1.10
 */
export function irreduciblePoints(
  { walls, reducers, crossings, tree }: Basis,
  limit: number,
): number[][] {
  const n = walls[0]!.form.length
  const points: number[][] = []
  const sliceOf = slicesOf(walls)
  const values: (number | null)[] = walls.map(() => null)
  /**
   * For each form, the steps that must not cross it, because an earlier child contains the points
   * at which they do.
   */
  const barred: number[][] = walls.map(() => [])
  const crossesAt = (form: number, value: number, step: number): boolean =>
    crosses(walls[form]!.thresholds, form < n, value, step)
  const memo = new Map<string, readonly number[]>()
  const valuesOf = (form: number, step: number): readonly number[] => {
    const key = `${form} ${step}`
    const crossing = memo.get(key) ?? crossingValues(walls[form]!.thresholds, form < n, step)
    memo.set(key, crossing)
    return crossing
  }
  const isBarred = (form: number, value: number): boolean =>
    barred[form]!.some((step) => crossesAt(form, value, step))

  /** Pins a form to a value, continues if points are left, and unpins it. */
  const pin = (form: number, value: number, slice: Slice, then: () => void): void => {
    values[form] = value
    const set = [form]
    if (hasPoints(slice, values)) {
      const isOpen = slice.dependent.every((one) => {
        if (values[one.form] !== null) return true
        const value = combined(one.by.factors, slice.pinned, values) / one.by.denominator
        if (!Number.isInteger(value) || isBarred(one.form, value)) return false
        values[one.form] = value
        set.push(one.form)
        return true
      })
      if (isOpen) then()
    }
    for (const done of set) values[done] = null
  }

  const walk = (node: PinNode): void => {
    if (node.kind === 'leaf') {
      const { factors, denominator } = node.multipliers
      fill(node.pinned, Math.floor(combined(factors, node.pinned, values) / denominator))
      return
    }
    const all = crossings[node.reducer]!
    for (const [i, { form, step }] of all.entries()) {
      const child = node.children[i]!
      const slice = sliceOf(child.pinned)
      for (const value of valuesOf(form, step)) {
        if (!isBarred(form, value)) pin(form, value, slice, () => walk(child))
      }
      barred[form]!.push(step)
    }
    for (const { form } of all) barred[form]!.pop()
  }

  /**
   * Enumerates all points with the pinned values. The sum of each point's coordinates is at most
   * the bound.
   */
  const fill = (pinned: readonly number[], bound: number): void => {
    const open = walls.findIndex((_, form) => form < n && values[form] === null)
    if (open < 0) {
      take(values.slice(0, n) as number[])
      return
    }
    const wider = [...pinned, open].sort((a, b) => a - b)
    const slice = sliceOf(wider)
    if (bound > LARGEST_UNPINNED)
      throw new NotDecidable(`a pile has more than ${LARGEST_UNPINNED} values`)
    for (let value = 0; value <= bound; value++) {
      if (!isBarred(open, value)) pin(open, value, slice, () => fill(wider, bound - value))
    }
  }

  const take = (point: number[]): void => {
    const own = walls.map(({ form }) => dot(form, point))
    const isReduced = (z: number): boolean =>
      crossings[z]!.every(({ form, step }) => !crossesAt(form, own[form]!, step))
    if (reducers.some((_, z) => isReduced(z))) return
    if (points.length >= limit) throw new TooManyPoints(points)
    points.push(point)
  }

  walk(tree)
  return points
}

/** True if real points ≥ 0 with the pinned values exist. */
function hasPoints({ pinned, nonnegative }: Slice, values: readonly (number | null)[]): boolean {
  return nonnegative.every(({ factors }) => combined(factors, pinned, values) >= 0)
}

/** The sum of factor·value over all pinned forms. */
function combined(
  factors: readonly number[],
  pinned: readonly number[],
  values: readonly (number | null)[],
): number {
  let sum = 0
  for (let j = 0; j < pinned.length; j++) sum += exactly(factors[j]! * values[pinned[j]!]!)
  return exactly(sum)
}
