import type { ShiftRule } from '@nim/prover/shift-check'
import { areHeld, sampledDefects, scannedDefects, type Step } from './defects.ts'
import { dot, forEachRun, type LeastValue } from './runs.ts'
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

/** A rule, and the share of positions of the box that it applies to. */
export interface LearnedRule {
  readonly rule: ShiftRule
  readonly size: number
}

const DEEPEST = 10
const FEWEST = 200
/** Positions at which a step has to be right deep inside. */
const DEEP_POSITIONS = 400_000
const SAMPLES = 60_000
/** So many reject most steps that are wrong deep inside. */
const QUICK_SAMPLES = 4000
/** Positions of a region at which its rule has to be right. */
const POSITIONS = 5_000_000
const ROUNDS = 60

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

/** The rules with this step, the largest one first. What one order finds wrong serves the next ones. */
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

/** 0: walls are lowered before coordinates, the last ones first; 1: in reverse; else at random. */
function orderOf(count: number, order: number, random: () => number): number[] {
  const numbers = Array.from({ length: count }, (_, i) => i)
  if (order === 0) return numbers.toReversed()
  if (order === 1) return numbers
  const keys = numbers.map(() => random())
  return numbers.toSorted((a, b) => keys[a]! - keys[b]!)
}

/** All walls at a distance, as far as the box has multiples of the direction there; null if it has none. */
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

/** What F(x) − F(x − z) is wherever the bounds hold; null if it differs. */
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

/** Bounds that are as low as they can be, one after the other; null if there is a defect above all of them. */
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
