import type { ValuesOnBox } from './values-on-box.ts'

/** The condition h(x) ≥ least on a form h. */
export interface LeastValue {
  readonly form: readonly number[]
  least: number
}

/**
 * Called with positions of a box that differ only in x_1 and satisfy all bounds. The last two
 * arguments are the ranks of x and x − z.
 */
export type VisitRun = (
  x: readonly number[],
  low: number,
  high: number,
  here: number,
  there: number,
) => boolean | void

/**
 * Visits all runs of positions x at which the bounds hold. Return false to stop. The bounds must
 * imply that x − z is a position. The visitor receives the position with x_1 = 0. The ranks of x
 * and x − z also refer to x_1 = 0.
 */
export function forEachRun(
  box: ValuesOnBox,
  z: readonly number[],
  bounds: readonly LeastValue[],
  visit: VisitRun,
): void {
  const { piles, max, isSorted, places } = box
  const x = new Array<number>(piles).fill(0)
  const reach = bounds.map(({ form }) => reaches(form, isSorted))
  let isOver = false
  const descend = (
    i: number,
    top: number,
    sums: Float64Array,
    here: number,
    there: number,
  ): void => {
    if (i === 0) {
      let [low, high] = [z[0]!, top]
      for (let r = 0; r < bounds.length; r++) {
        const { form, least } = bounds[r]!
        const room = sums[r]! - least
        const slope = form[0]!
        if (slope > 0) low = Math.max(low, Math.ceil(-room / slope))
        else if (slope < 0) high = Math.min(high, Math.floor(room / -slope))
        else if (room < 0) return
      }
      if (low <= high) isOver = visit(x, low, high, here, there - z[0]!) === false
      return
    }
    const next = new Float64Array(bounds.length)
    for (let value = z[i]!; value <= top; value++) {
      if (isOver) return
      const below = isSorted ? value : max
      let isPossible = true
      for (let r = 0; r < bounds.length && isPossible; r++) {
        next[r] = sums[r]! + bounds[r]!.form[i]! * value
        isPossible = next[r]! + reach[r]![i]! * below >= bounds[r]!.least
      }
      if (!isPossible) continue
      x[i] = value
      descend(i - 1, below, next, here + places[i]![value]!, there + places[i]![value - z[i]!]!)
    }
    x[i] = 0
  }
  descend(piles - 1, max, new Float64Array(bounds.length), 0, 0)
}

/**
 * Upper bounds for the contribution of the first i piles to the form. If each of these piles is at
 * most m, they add at most reaches[i]·m in total.
 */
function reaches(form: readonly number[], isSorted: boolean): number[] {
  return form.map((_, i) => {
    let [best, sum] = [0, 0]
    for (let j = i - 1; j >= 0; j--) {
      sum += isSorted ? form[j]! : Math.max(0, form[j]!)
      best = Math.max(best, sum)
    }
    return best
  })
}

/** The scalar product Σ a_i·b_i. */
export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
