import { demand, times, whole } from '../points-check/refuse.ts'
import type { ShiftRule } from './schema.ts'
import { coordinatesOf, formOver, type Space } from './space.ts'

/**
 * A rule about positions y, given by their coordinates: F(y) = F(y − z) + add for all y ∈ Q. Q is
 * the set of all y ≥ 0 such that h(y) ≥ least for all inequalities of `where`.
 */
export interface Shift {
  readonly z: readonly number[]
  readonly add: number
  readonly where: readonly Inequality[]
}

/** The inequality h(y) ≥ least. */
export interface Inequality {
  readonly h: readonly number[]
  readonly least: number
  /** The number s(h), which is the largest amount by which a move can lower h, and at least 0. */
  readonly drop: number
}

/** A step that a rule makes from the position y. The number `rule` identifies the rule. */
export interface Edge {
  readonly y: readonly number[]
  readonly rule: number
}

/**
 * Converts a shift rule into a rule about positions given by their coordinates.
 *
 * For every coordinate i with z_i > 0 there must be an inequality y_i ≥ c, where c is at least z_i
 * plus the largest amount by which a move can lower y_i. Therefore y and y − z have the same legal
 * moves. `add` must be even, and it must be 0 for outcomes and Grundy values, and wherever Q may
 * contain a terminal position.
 *
 * @throws RangeError if z is not a step, if (G) fails, or if the value does not allow `add`
 */
export function shiftOf(space: Space, value: string, rule: ShiftRule, number: number): Shift {
  const name = `rule ${number + 1}`
  const isOfPiles = [rule.z, ...rule.where.map(([form]) => form)].every(
    (vector) => vector.length === space.piles,
  )
  demand(isOfPiles, `${name}: a vector has too few or too many entries`)
  const z = coordinatesOf(space, rule.z)
  demand(
    z.every((step) => step >= 0) && z.some((step) => step > 0),
    `${name}: z is not a step between positions`,
  )
  const where = rule.where.map(([form, least]): Inequality => {
    const h = formOver(space, form)
    return { h, least, drop: Math.max(0, ...space.moves.map((move) => times(h, move))) }
  })
  for (const [i, step] of z.entries()) {
    if (step === 0) continue
    const least = whole(step + space.enough[i]!)
    const isThere = where.some(
      ({ h, least: c }) => c >= least && h.every((a, j) => a === +(i === j)),
    )
    demand(isThere, `${name}: coordinate ${i + 1} has to be at least ${least}`)
  }
  const isAllowed = rule.add === 0 || (value === 'remoteness' && rule.add % 2 === 0)
  demand(isAllowed, `${name}: ${rule.add} cannot be added to the ${value}`)
  const hasMove = space.moves.some((move) => move.every((a, i) => a <= 0 || z[i]! > 0))
  demand(rule.add === 0 || hasMove, `${name}: a terminal position may satisfy the inequalities`)
  return { z, add: rule.add, where }
}

/** True if y ∈ Q, so that the rule applies at y. */
export function isIn({ where }: Shift, y: readonly number[]): boolean {
  return where.every(({ h, least }) => times(h, y) >= least)
}

/** Condition (i): y and all its options lie in Q. */
function isDeep({ where }: Shift, y: readonly number[]): boolean {
  return where.every(({ h, least, drop }) => times(h, y) >= least + drop)
}

/**
 * The number of consecutive times that the rule may be applied, starting at y. The number is 0 if y
 * is outside Q.
 */
export function stepsFrom({ z, where }: Shift, y: readonly number[]): number {
  let steps = Infinity
  for (const { h, least } of where) {
    const over = times(h, y) - least
    if (over < 0) return 0
    const down = times(h, z)
    if (down > 0) steps = Math.min(steps, 1 + Math.floor(over / down))
  }
  return steps
}

/** The position y − times·z. */
export function stepped({ z }: Shift, y: readonly number[], times: number): number[] {
  return y.map((value, i) => value - times * z[i]!)
}

/**
 * True if neither (i) nor (ii) settles the edge. In that case, the values at the two ends of the
 * edge must be compared.
 */
export function isCritical(shifts: readonly Shift[], { y, rule }: Edge): boolean {
  const shift = shifts[rule]!
  if (isDeep(shift, y)) return false
  const below = stepped(shift, y, 1)
  return !shifts.some(
    (other) => isDeep(other, y) && isIn(other, below) && isIn(shift, stepped(other, y, 1)),
  )
}
