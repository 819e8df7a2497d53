import type { ShiftRule } from '@nim/prover/shift-check'
import { type LeastValue, forEachRun } from './runs.ts'
import { coordinateForms, type ValuesOnBox } from './values-on-box.ts'

/** x with F(x) ≠ F(x − z) + add, beyond the box. */
export interface FarDefect {
  readonly z: readonly number[]
  readonly x: readonly number[]
}

/** What rules are learned from. */
export interface Evidence {
  readonly box: ValuesOnBox
  /** Forms along which regions may end, of either sign. */
  readonly walls: readonly (readonly number[])[]
  readonly defects: readonly FarDefect[]
  /** True if a constant may be added. */
  readonly isRemoteness: boolean
  readonly random: () => number
}

/** A rule, and how many positions of the box it applies to. */
export interface LearnedRule {
  readonly rule: ShiftRule
  readonly size: number
}

const DEEPEST = 10
const FEWEST = 200

/**
 * The rules along a direction: the least multiple z of it that changes no value deep inside, where all walls are
 * far away; then, in several orders, every bound is lowered to the last position at which z changes a value.
 *
 * @returns none if every multiple changes values, which says that a wall is missing
 */
export function learnRules(
  evidence: Evidence,
  direction: readonly number[],
  orders: number,
): LearnedRule[] {
  const { box, walls, random } = evidence
  const sides = [...walls, ...walls.map((form) => form.map((a) => -a + 0))]
  const rising = sides.filter((form) => dot(form, direction) > 0)
  const coordinates = coordinateForms(box)
  const along = coordinates.map((form) => dot(form, direction))
  for (let t = 1; t * Math.max(...direction) <= box.max / 3; t++) {
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
    const learned = new Map<string, LearnedRule>()
    for (let order = 0; order < orders; order++) {
      const bounds = lowered(evidence, z, add, { own, deep, order, random })
      const rule = ruleOf(z, add, bounds)
      const key = JSON.stringify(rule)
      if (!learned.has(key)) learned.set(key, { rule, size: sizeOf(box, z, bounds) })
    }
    return [...learned.values()].sort((a, b) => b.size - a.size)
  }
  return []
}

/** All walls at a distance, as far as the box still has some positions there; null if it has not. */
function deepBounds(
  box: ValuesOnBox,
  z: readonly number[],
  own: readonly LeastValue[],
  others: readonly (readonly number[])[],
): LeastValue[] | null {
  for (let depth = DEEPEST; depth >= 2; depth -= 2) {
    const bounds = [
      ...own.map(({ form, least }) => ({ form, least: least + depth })),
      ...others.map((form) => ({ form, least: dot(form, z) + depth })),
    ]
    if (sizeOf(box, z, bounds, FEWEST) >= FEWEST) return bounds
  }
  return null
}

/** What F(x) − F(x − z) is wherever the bounds hold; null if it differs. */
function constantOn(
  { box, isRemoteness }: Evidence,
  z: readonly number[],
  bounds: readonly LeastValue[],
): number | null {
  let add: number | null = isRemoteness ? null : 0
  let isConstant = true
  forEachRun(box, z, bounds, (_, low, high, here, there) => {
    for (let x1 = low; x1 <= high; x1++) {
      const change = box.values[here + x1]! - box.values[there + x1]!
      add ??= change
      if (change !== add) return (isConstant = false)
    }
    return true
  })
  return isConstant && add !== null && add >= 0 && add % 2 === 0 ? add : null
}

interface Start {
  readonly own: readonly LeastValue[]
  readonly deep: readonly LeastValue[]
  /** 0: walls are dropped before coordinates, the last ones first; 1: in reverse; else at random. */
  readonly order: number
  readonly random: () => number
}

/** Bounds that are as low as they can be, one after the other. */
function lowered(
  evidence: Evidence,
  z: readonly number[],
  add: number,
  { own, deep, order, random }: Start,
): LeastValue[] {
  const current = deep.map((bound) => ({ ...bound }))
  const numbers = current.map((_, i) => i)
  if (order === 0) numbers.reverse()
  if (order > 1) {
    const keys = numbers.map(() => random())
    numbers.sort((a, b) => keys[a]! - keys[b]!)
  }
  for (const i of numbers) {
    const least = i < own.length ? own[i]!.least : -Infinity
    current[i]!.least = Math.max(least, lastDefect(evidence, z, add, current, i) + 1)
  }
  return current.filter(({ least }) => least > -Infinity)
}

/** The greatest value of form i below its bound at which z changes F wrongly, where the other bounds hold. */
function lastDefect(
  { box, defects }: Evidence,
  z: readonly number[],
  add: number,
  bounds: readonly LeastValue[],
  i: number,
): number {
  const { form, least } = bounds[i]!
  const above: LeastValue = { form, least: -Infinity }
  // its coordinates still have to be those of a position
  const legal = coordinateForms(box).map((own) => ({ form: own, least: dot(own, z) }))
  const under: LeastValue = { form: form.map((a) => -a + 0), least: 1 - least }
  const others = [...bounds.filter((_, j) => j !== i), under, ...legal]
  let last = -Infinity
  for (const { z: step, x } of defects) {
    if (step.join() !== z.join()) continue
    if (others.every((bound) => dot(bound.form, x) >= bound.least))
      last = Math.max(last, dot(form, x))
  }
  above.least = last + 1
  forEachRun(box, z, [...others, above], (x, low, high, here, there) => {
    const base = dot(form, x)
    for (let x1 = low; x1 <= high; x1++) {
      if (box.values[here + x1] === box.values[there + x1]! + add) continue
      last = Math.max(last, base + form[0]! * x1)
    }
    above.least = last + 1
  })
  return last
}

/** Positions of the box on which the bounds hold; stops counting at `most`. */
function sizeOf(
  box: ValuesOnBox,
  z: readonly number[],
  bounds: readonly LeastValue[],
  most = Infinity,
): number {
  let size = 0
  forEachRun(box, z, bounds, (_, low, high) => {
    size += high - low + 1
    return size < most
  })
  return size
}

function ruleOf(z: readonly number[], add: number, bounds: readonly LeastValue[]): ShiftRule {
  const where = bounds.map(({ form, least }) => [form, least] as const)
  return { z, add, where }
}

/** Σ a_i·b_i. */
export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
