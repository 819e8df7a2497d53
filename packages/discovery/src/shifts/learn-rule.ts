import type { ShiftRule } from '@nim/prover/shift-check'
import { areHeld, sampledDefects, scannedDefects, type Step } from './defects.ts'
import { dot, forEachRun, type LeastValue } from './runs.ts'
import { coordinateForms, type ValuesOnBox } from './values-on-box.ts'
import { TUNED } from '../tuned.ts'

/** A position x beyond the box with F(x) ≠ F(x − z) + add. */
export interface FarDefect {
  readonly z: readonly number[]
  readonly x: readonly number[]
}

/** The data from which the search learns rules. */
export interface Evidence {
  readonly box: ValuesOnBox
  /** Forms that may bound the regions of rules. The negative of each form may bound them too. */
  readonly walls: readonly (readonly number[])[]
  readonly defects: readonly FarDefect[]
  /** True if the value is the remoteness. Only for the remoteness may a rule add a constant. */
  readonly isRemoteness: boolean
  readonly random: () => number
}

/** A rule, and the number of positions of the box to which it was found to apply. */
export interface LearnedRule {
  readonly rule: ShiftRule
  readonly size: number
}

const { DEEPEST, FEWEST, DEEP_POSITIONS, SAMPLES, QUICK_SAMPLES, POSITIONS, ROUNDS } =
  TUNED.learnRule

/**
 * Learns the rules along a direction. The step is the smallest multiple z of the direction that
 * changes no value deep inside a region, where all walls are far away. Then every bound is lowered
 * until it reaches a position at which z changes a value. The function tries several orders in
 * which to lower the bounds.
 *
 * @returns an empty list if every multiple changes values, which means that a wall is missing
 */
export function learnRules(
  evidence: Evidence,
  direction: readonly number[],
  orders: number,
): LearnedRule[] {
  const { box, walls } = evidence
  const sides = [...walls, ...walls.map((form) => form.map((a) => -a + 0))]
  const rising = sides.filter((form) => dot(form, direction) > 0)
  const coordinates = coordinateForms(box)
  const along = coordinates.map((form) => dot(form, direction))
  for (let t = 1; t * Math.max(...direction) <= box.max / 2; t++) {
    const z = direction.map((value) => t * value)
    const own = coordinates.flatMap((form, i): LeastValue[] =>
      along[i]! > 0 ? [{ form, least: t * along[i]! + box.most }] : [],
    )
    const isOwn = (form: readonly number[]): boolean =>
      own.some((bound) => bound.form.join() === form.join())
    const others = rising.filter((form) => !isOwn(form))
    const deep = deepBounds(box, z, own, others)
    const add = deep === null ? null : constantOn(evidence, z, deep)
    if (deep === null || add === null) continue
    const learned = ofStep(evidence, { z, add }, { own, deep, orders })
    if (learned.length > 0) return learned
  }
  return []
}

interface Start {
  readonly own: readonly LeastValue[]
  readonly deep: readonly LeastValue[]
  readonly orders: number
}

/**
 * The rules with this step, ordered by the size of their regions, largest first. The function
 * lowers the bounds in several orders. Defects found for one order are also used for the next
 * orders.
 */
function ofStep(evidence: Evidence, step: Step, { own, deep, orders }: Start): LearnedRule[] {
  const { box, random } = evidence
  const { z, add } = step
  const defects = [
    ...evidence.defects.flatMap(({ z: other, x }) => (other.join() === z.join() ? [x] : [])),
    ...sampledDefects(box, step, own, random, SAMPLES),
  ]
  const learned = new Map<string, LearnedRule>()
  for (let order = 0; order < orders; order++) {
    const numbers = orderOf(deep.length, order, random)
    for (let round = 0; round < ROUNDS; round++) {
      const bounds = lowered(defects, { own, deep }, numbers)
      if (bounds === null) return []
      const limits = { defects: 200, positions: POSITIONS }
      const scanned = scannedDefects(box, step, bounds, random, limits)
      defects.push(...scanned.defects)
      if (scanned.defects.length > 0) continue
      const rule: ShiftRule = { z, add, where: bounds.map(({ form, least }) => [form, least]) }
      learned.set(JSON.stringify(rule), { rule, size: scanned.positions })
      break
    }
  }
  return [...learned.values()].sort((a, b) => b.size - a.size)
}

/**
 * The order in which bounds are lowered. In order 0, the bounds of all walls are lowered before
 * those of the coordinates, each group from its last member to its first. Order 1 is the reverse of
 * order 0. All other orders are random.
 */
function orderOf(count: number, order: number, random: () => number): number[] {
  const numbers = Array.from({ length: count }, (_, i) => i)
  if (order === 0) return numbers.toReversed()
  if (order === 1) return numbers
  const keys = numbers.map(() => random())
  return numbers.toSorted((a, b) => keys[a]! - keys[b]!)
}

/**
 * Bounds that only positions far from all walls satisfy; null if the box is too small for such
 * bounds.
 */
function deepBounds(
  box: ValuesOnBox,
  z: readonly number[],
  own: readonly LeastValue[],
  others: readonly (readonly number[])[],
): LeastValue[] | null {
  const top = Math.max(...z)
  for (let depth = DEEPEST; depth >= 2; depth -= 2) {
    const bounds = [
      ...own.map(({ form, least }) => ({ form, least: least + depth })),
      ...others.map((form) => ({ form, least: dot(form, z) + depth })),
    ]
    const times = bounds.reduce((most, { form, least }) => Math.max(most, least / dot(form, z)), 1)
    if (times * top + depth <= box.max) return bounds
  }
  return null
}

/**
 * The number F(x) − F(x − z), if it is the same at all positions that satisfy the bounds; null if
 * it varies.
 */
function constantOn(
  { box, isRemoteness, random }: Evidence,
  z: readonly number[],
  bounds: readonly LeastValue[],
): number | null {
  let add = 0
  if (isRemoteness) {
    forEachRun(box, z, bounds, (_, low, __, here, there) => {
      add = box.values[here + low]! - box.values[there + low]!
      return false
    })
  }
  if (add < 0 || add % 2 !== 0) return null
  const step = { z, add }
  if (sampledDefects(box, step, bounds, random, QUICK_SAMPLES).length > 0) return null
  const limits = { defects: 1, positions: DEEP_POSITIONS }
  const { defects, positions } = scannedDefects(box, step, bounds, random, limits)
  return defects.length === 0 && positions >= FEWEST ? add : null
}

/**
 * Lowers the bounds as far as possible, one after another. Returns null if a defect satisfies all
 * bounds at the start.
 */
function lowered(
  defects: readonly (readonly number[])[],
  { own, deep }: Pick<Start, 'own' | 'deep'>,
  numbers: readonly number[],
): LeastValue[] | null {
  const current = deep.map((bound) => ({ ...bound }))
  if (defects.some((x) => areHeld(current, x))) return null
  for (const i of numbers) {
    const { form } = current[i]!
    const others = current.filter((_, j) => j !== i)
    let last = -Infinity
    for (const x of defects) {
      const value = dot(form, x)
      if (value > last && areHeld(others, x)) last = value
    }
    current[i]!.least = Math.max(i < own.length ? own[i]!.least : -Infinity, last + 1)
  }
  return current.filter(({ least }) => least > -Infinity)
}
