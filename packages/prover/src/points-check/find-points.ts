import { crossings } from './check-tree.ts'
import { type CountWork, times } from './refuse.ts'
import type { Certificate } from './schema.ts'

/**
 * The points y ∈ ℕ^n that no step reduces and whose coordinate sum is at most the bound. The search
 * halves boxes, and discards a box in which some step affects no form.
 *
 * @throws RangeError if a number would not be exact
 */
export function findPoints(
  { walls, reducers, question }: Certificate,
  bound: number,
  { work, onPoint }: { readonly work: CountWork; readonly onPoint: (found: number) => void },
): number[][] {
  const n = question.variables.length
  for (const { form } of walls)
    times(
      form.map(Math.abs),
      form.map(() => bound),
    )
  const obstacles = reducers.map(({ step }) =>
    walls
      .map((wall, i) => ({ form: wall.form, ranges: crossings(wall, i < n, step) }))
      .filter(({ ranges }) => ranges.length > 0),
  )
  type Obstacle = (typeof obstacles)[number][number]
  /** True if, everywhere in the box, the form has a value at which the step has no effect. */
  const isClear = ({ form, ranges }: Obstacle, low: number[], high: number[]): boolean => {
    work(n + ranges.length)
    let [least, most] = [0, 0]
    for (let i = 0; i < n; i++) {
      least += Math.min(form[i]! * low[i]!, form[i]! * high[i]!)
      most += Math.max(form[i]! * low[i]!, form[i]! * high[i]!)
    }
    return ranges.every(([from, to]) => most < from || to < least)
  }
  const points: number[][] = []
  const search = (low: number[], high: number[]): void => {
    work(n)
    if (low.reduce((a, b) => a + b) > bound) return
    if (obstacles.some((all) => all.every((each) => isClear(each, low, high)))) return
    let i = 0
    for (let j = 1; j < n; j++) if (high[j]! - low[j]! > high[i]! - low[i]!) i = j
    if (low[i] === high[i]) {
      points.push(low)
      onPoint(points.length)
      return
    }
    const middle = low[i]! + Math.floor((high[i]! - low[i]!) / 2)
    search(low, high.with(i, middle))
    search(low.with(i, middle + 1), high)
  }
  search(new Array<number>(n).fill(0), new Array<number>(n).fill(bound))
  return points
}
