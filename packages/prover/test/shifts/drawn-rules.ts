import fc from 'fast-check'
import type { ShiftRule } from '../../src/shift-check/index.ts'
import type { Space } from '../../src/shift-check/space.ts'

/** The random numbers that determine a rule for a game with up to four piles. */
export interface DrawnRule {
  readonly steps: readonly number[]
  readonly room: number
  readonly form: readonly number[]
  readonly least: number
}

const four = (of: fc.Arbitrary<number>): fc.Arbitrary<number[]> =>
  fc.array(of, { minLength: 4, maxLength: 4 })

/** The random numbers that determine one to four rules. */
export const DRAWN_RULES: fc.Arbitrary<DrawnRule[]> = fc.array(
  fc.record({
    steps: four(fc.nat({ max: 3 })),
    room: fc.nat({ max: 2 }),
    form: four(fc.integer({ min: -2, max: 2 })),
    least: fc.integer({ min: -3, max: 6 }),
  }),
  { minLength: 1, maxLength: 4 },
)

/**
 * The rules in the format of a certificate. Each rule has the inequalities that its step needs, and
 * one more inequality.
 */
export function rulesOf(space: Space, drawn: readonly DrawnRule[]): ShiftRule[] {
  const n = space.piles
  return drawn.flatMap(({ steps, room, form, least }): ShiftRule[] => {
    const gaps = steps.slice(0, n)
    if (gaps.every((step) => step === 0)) return []
    const z = gaps.map((step, i) =>
      space.isSorted ? gaps.slice(0, i + 1).reduce((a, b) => a + b) : step,
    )
    const gapForm = (i: number): number[] =>
      z.map((_, j) => +(i === j) - +(space.isSorted && i - 1 === j))
    const own = gaps.flatMap((step, i): ShiftRule['where'] =>
      step === 0 ? [] : [[gapForm(i), step + space.enough[i]! + room]],
    )
    return [{ z, add: 0, where: [...own, [form.slice(0, n), least]] }]
  })
}
