import { type CountWork, demand, limited, times, whole } from './refuse.ts'
import type { Certificate } from './schema.ts'

/** A range of values of a form, including both ends. */
export type Range = readonly [low: number, high: number]

/**
 * The values of a form at which the step can change a result. There the form passes a threshold, or
 * a coordinate falls below 0.
 */
export function crossings(
  { form, thresholds }: Certificate['walls'][number],
  isCoordinate: boolean,
  step: readonly number[],
): Range[] {
  const d = times(form, step)
  if (d === 0) return []
  const passed = thresholds.map((t): Range => [Math.min(t, t + d), Math.max(t, t + d) - 1])
  return isCoordinate ? [[0, d - 1], ...passed] : passed
}

const MOST_SETS = 500_000
const MOST_RANGES = 2_000_000

/**
 * Counts the combinations of steps, forms and thresholds before the check evaluates any of them.
 */
function countWindows(
  { walls, reducers }: Pick<Certificate, 'walls' | 'reducers'>,
  n: number,
  work: CountWork,
): void {
  work(reducers.length * walls.length * n)
  const countRange = limited(MOST_RANGES, 'values at which steps matter')
  for (const { windows } of reducers) {
    for (const [form] of windows) countRange(1 + (walls[form]?.thresholds.length ?? 0))
  }
}

/**
 * Checks the steps, the windows, the pinning tree and the multipliers.
 *
 * @returns a bound on the sum of the coordinates of every point that no step reduces
 * @throws RangeError if the tree does not prove a bound
 */
export function checkTree(
  { walls, reducers, nodes, question }: Certificate,
  work: CountWork,
): number {
  const n = question.variables.length
  countWindows({ walls, reducers }, n, work)
  const isForm = walls.length >= n && walls.every(({ form }) => form.length === n)
  demand(isForm, 'a form has too few or too many factors')
  /** For each form, the largest absolute value of an end of one of its windows. */
  const largest = walls.map(() => 0)
  for (const { step, windows } of reducers) {
    demand(step.length === n && step.some((value) => value > 0), `not a step: ${step.join()}`)
    const forms = walls.flatMap((wall, i) => (times(wall.form, step) === 0 ? [] : [i]))
    demand(
      forms.join() === windows.map(([form]) => form).join(),
      `the windows of the step ${step.join()} do not match the forms that it changes`,
    )
    for (const [form, low, high] of windows) {
      const ranges = crossings(walls[form]!, form < n, step)
      const isWide = ranges.every(([from, to]) => low <= from && to <= high)
      demand(isWide, `the window of form ${form} for the step ${step.join()} is too narrow`)
      largest[form] = Math.max(largest[form]!, Math.abs(low), Math.abs(high))
    }
  }
  const bounds = new Map<string, number>()
  const countSet = limited(MOST_SETS, 'sets of pinned forms')
  const size = (node: Certificate['nodes'][number]): number =>
    'multipliers' in node ? node.multipliers.length : node.children.length
  /**
   * The bound on the sum of the coordinates of points at which each pinned form lies in its window.
   */
  const visit = (index: number, pinned: readonly number[]): number => {
    countSet()
    const node = nodes[index]
    demand(node !== undefined, `node ${index} is missing`)
    work(size(node) * (n + 1))
    if ('multipliers' in node) {
      const total = (of: (form: number, factor: number) => number): number =>
        whole(node.multipliers.reduce((sum, [form, a]) => sum + whole(of(form, a)), 0))
      const isPinned = node.multipliers.every(([form]) => pinned.includes(form))
      demand(isPinned, `node ${index} uses a form that is not pinned`)
      const slopes = question.variables.map((_, i) => total((f, a) => a * walls[f]!.form[i]!))
      const isBound = Math.min(...slopes) >= node.denominator
      demand(isBound, 'multipliers do not bound every coordinate')
      return Math.floor(total((f, a) => Math.abs(a) * largest[f]!) / node.denominator)
    }
    const key = `${index} ${pinned.join()}`
    if (bounds.has(key)) return bounds.get(key)!
    const { step, windows } = reducers[node.reducer] ?? { step: [], windows: [] }
    const isFree = step.length === n && pinned.every((f) => times(walls[f]!.form, step) === 0)
    demand(isFree, `the step of node ${index} changes a pinned form`)
    demand(
      node.children.length === windows.length,
      `node ${index} has too few or too many children`,
    )
    const wider = windows.map(([form]) => [...pinned, form].sort((a, b) => a - b))
    const bound = Math.max(0, ...wider.map((forms, i) => visit(node.children[i]!, forms)))
    bounds.set(key, bound)
    return bound
  }
  return visit(0, [])
}
