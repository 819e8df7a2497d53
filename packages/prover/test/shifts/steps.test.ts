import { boxOf, hypergraphNim, parseRuleset } from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../vitest.sample.ts'
import { uncoveredDirection } from '../../src/shift-check/semilinear.ts'
import { isCritical, isIn, shiftOf, stepped, stepsFrom } from '../../src/shift-check/shift.ts'
import type { ShiftRule } from '../../src/shift-check/index.ts'
import { spaceOf } from '../../src/shift-check/space.ts'
import { less, settling } from './settling.ts'

/** All (a, b, c) with 0 ≤ a, b, c ≤ 7. */
const BOX = boxOf(hypergraphNim(3, [[1]]), 7)

/** Games on three piles whose coordinates are the piles. */
const GAMES = ['HNIM(3;{1,2},{2,3})', 'HNIM(3;{1},{1,2,3})', 'SUB(3;1,3)']

const small = fc.integer({ min: -2, max: 2 })
const three = (of: fc.Arbitrary<number>): fc.Arbitrary<number[]> =>
  fc.array(of, { minLength: 3, maxLength: 3 })
const RULES = fc.array(
  fc.record({
    z: three(fc.nat({ max: 2 })),
    form: three(small),
    least: fc.integer({ min: -3, max: 4 }),
  }),
  { minLength: 1, maxLength: 4 },
)

const unlimited = (): void => {}

describe('a shift rule', () => {
  it('applies, repeats and is critical where the definitions say so', () => {
    let critical = 0
    let settled = 0
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), RULES, (game, drawn) => {
        const space = spaceOf(parseRuleset(game))
        const rules = drawn.flatMap(({ z, form, least }): ShiftRule[] => {
          if (z.every((step) => step === 0)) return []
          const own = z.flatMap((step, i): ShiftRule['where'] =>
            step === 0 ? [] : [[z.map((_, j) => +(i === j)), step + space.enough[i]!]],
          )
          return [{ z, add: 0, where: [...own, [form, least]] }]
        })
        const shifts = rules.map((rule, i) => shiftOf(space, 'outcome', rule, i))
        const defined = settling(rules, space.moves)
        const wrong: string[] = []
        BOX.forEach((x) => {
          for (const [rule, shift] of shifts.entries()) {
            let steps = 0
            for (let y = [...x]; defined.isIn(rules[rule]!, y); y = less(y, shift.z)) steps++
            const end = x.map((pile, i) => pile - steps * shift.z[i]!)
            const isStepped =
              stepsFrom(shift, x) === steps && stepped(shift, x, steps).join() === end.join()
            if (!isStepped || isIn(shift, x) === (steps === 0))
              wrong.push(`rule ${rule} at ${x.join()}`)
            if (steps === 0) continue
            const isSettled = defined.isSettled(rules[rule]!, x)
            if (isCritical(shifts, { y: x, rule }) === isSettled)
              wrong.push(`edge ${rule} at ${x.join()}`)
            if (isSettled) settled++
            else critical++
          }
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: runs(300, 12) },
    )
    expect(Math.min(critical, settled)).toBeGreaterThan(0)
  })

  it('exists for every direction if the search finds no uncovered direction', () => {
    let found = 0
    const FORMS = fc.array(fc.array(three(small), { minLength: 1, maxLength: 2 }), { maxLength: 5 })
    fc.assert(
      fc.property(FORMS, (forms) => {
        const inequalities = (h: number[]) => ({ h, least: 0, drop: 0 })
        const shifts = forms.map((of) => ({ z: [1, 1, 1], add: 0, where: of.map(inequalities) }))
        const hasRule = (y: readonly number[]): boolean =>
          forms.some((of) => of.every((h) => h.reduce((sum, a, i) => sum + a * y[i]!, 0) > 0))
        const direction = uncoveredDirection(3, shifts, { node: unlimited, work: unlimited })
        if (direction === null) {
          found++
          BOX.forEach((y) => {
            if (Math.max(...y) > 0 && !hasRule(y)) expect.fail(`no rule rises at ${y.join()}`)
          })
          return
        }
        expect([direction.length, Math.min(...direction) >= 0]).toEqual([3, true])
        expect([Math.max(...direction) > 0, hasRule(direction)]).toEqual([true, false])
      }),
      { numRuns: runs(20_000, 400) },
    )
    expect(found).toBeGreaterThan(0)
  })
})
