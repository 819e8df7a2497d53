import { boxOf, hypergraphNim, parseRuleset } from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../vitest.sample.ts'
import { valueAt } from '../../src/shift-check/cone.ts'
import { isCritical, isIn, type Shift } from '../../src/shift-check/shift.ts'
import { largestPile, type Space, spaceOf } from '../../src/shift-check/space.ts'
import {
  atLeast,
  below,
  criticalLeaves,
  type Leaf,
  NoRule,
  type TreeCount,
  uncoveredLeaves,
} from '../../src/shift-check/trees.ts'
import type { Vector } from './settling.ts'

const uncounted = (): void => {}

/**
 * A limit on the number of nodes. Without it, the tree of a rule that closes no direction would
 * never end.
 */
function limitedCount(): TreeCount {
  let nodes = 0
  const node = (): void => {
    if (++nodes > 3000) throw new Error('the tree has no end')
  }
  return { node, work: uncounted }
}

/** Two coordinates: either the gaps of two piles, or two piles that the rules distinguish. */
const SPACES = ['SN(2,{1,2})', 'HNIM(2;{1},{1,2})'].map((text) => spaceOf(parseRuleset(text)))
const MAX = 14
const POSITIONS: Vector[] = []
boxOf(hypergraphNim(2, [[1]]), MAX).forEach((y) => void POSITIONS.push([...y]))

/**
 * Rules with one or two inequalities with small factors. Such rules often leave no direction
 * without a rule.
 */
const RULES = fc.array(
  fc.record({
    z: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })),
    where: fc.array(
      fc.record({
        h: fc.constantFrom([1, 0], [0, 1], [1, -1], [-1, 1], [-1, 2], [1, 1]),
        least: fc.integer({ min: -1, max: 4 }),
        drop: fc.nat({ max: 2 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  { minLength: 1, maxLength: 5 },
)

const shiftsOf = (drawn: readonly Omit<Shift, 'add'>[]): Shift[] =>
  drawn.filter(({ z }) => Math.max(...z) > 0).map((rule) => ({ ...rule, add: 0 }))

const holds = ({ cone }: Leaf, y: Vector): boolean =>
  cone.rows.every((row) => valueAt(row, [...y, 1]) >= 0)

/**
 * The largest pile among the integer points of the leaves up to MAX, and the largest pile that the
 * leaves report.
 */
function reach(space: Space, leaves: readonly Leaf[]): Readonly<Record<'of' | 'said', number>> {
  const inside = POSITIONS.filter((y) => leaves.some((leaf) => holds(leaf, y)))
  const of = Math.max(-1, ...inside.map((y) => largestPile(space, y)))
  return { of, said: Math.max(-1, ...leaves.map(({ largest }) => largest)) }
}

/** Returns null if some direction has no rule. */
function unlessNoRule(build: () => Leaf[]): Leaf[] | null {
  try {
    return build()
  } catch (error) {
    if (error instanceof NoRule) return null
    throw error
  }
}

describe('the leaves of a tree', () => {
  it('contain each position at which no rule applies, without duplicates', () => {
    let [closed, open] = [0, 0]
    fc.assert(
      fc.property(fc.constantFrom(...SPACES), RULES, (space, drawn) => {
        const shifts = shiftsOf(drawn)
        const isUncovered = (y: Vector): boolean => !shifts.some((shift) => isIn(shift, y))
        const leaves = unlessNoRule(() => uncoveredLeaves(space, shifts, limitedCount()))
        if (leaves === null) {
          open++
          return
        }
        closed++
        for (const y of POSITIONS) {
          const count: number = leaves.filter((leaf) => holds(leaf, y)).length
          if (count > 1 || (isUncovered(y) && count === 0)) expect.fail(`${count} at ${y.join()}`)
        }
        const { of, said } = reach(space, leaves)
        expect(said).toBeGreaterThanOrEqual(of)
      }),
      { numRuns: runs(4000, 40), seed: 34 },
    )
    expect(Math.min(closed, open)).toBeGreaterThan(0)
  })

  it('contain each critical edge of a rule, without duplicates', () => {
    let [closed, open, critical] = [0, 0, 0]
    fc.assert(
      fc.property(fc.constantFrom(...SPACES), RULES, (space, drawn) => {
        const shifts = shiftsOf(drawn)
        for (const rule of shifts.keys()) {
          const is = (y: Vector): boolean =>
            isIn(shifts[rule]!, y) && isCritical(shifts, { y, rule })
          const leaves = unlessNoRule(() => criticalLeaves(space, shifts, rule, limitedCount()))
          if (leaves === null) {
            open++
            continue
          }
          closed++
          for (const y of POSITIONS) {
            const count: number = leaves.filter((leaf) => holds(leaf, y)).length
            if (count > 1 || (is(y) && count === 0)) expect.fail(`${count} at ${y.join()}`)
            if (is(y)) critical++
          }
          const { of, said } = reach(space, leaves)
          expect(said).toBeGreaterThanOrEqual(of)
        }
      }),
      { numRuns: runs(4000, 40), seed: 34 },
    )
    expect(Math.min(closed, open, critical)).toBeGreaterThan(0)
  })
})

it('a row is at least 0 at the integer points that satisfy the inequality, and its opposite at all others', () => {
  const row = atLeast({ h: [1, -2], least: 3, drop: 0 }, 5)
  expect([row, below(row)]).toEqual([
    [1, -2, -5],
    [-1, 2, 4],
  ])
})
