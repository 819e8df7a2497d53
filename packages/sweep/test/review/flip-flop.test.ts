import { type FlipAllowance, solveFlipFlop } from '@nim/bruteforce'
import { expect, it } from 'vitest'
import { flipFlopByDefinition } from '../../src/review/flip-flop-by-definition.ts'

const MAX = 5
const CONDITIONS = [
  { least: 2, gap: 1 },
  { least: 0, gap: 2 },
  { least: 0, gap: 0 },
]
/**
 * READINGS omits unlimited flips in the reading f3. In f3, a flip is a separate turn, so a play
 * might never end.
 */
const FLIPS: readonly FlipAllowance[] = [1, 'each', 2, 'unlimited']
const READINGS = (['f1', 'f2', 'f3'] as const).flatMap((reading) =>
  FLIPS.filter((allowance) => reading !== 'f3' || allowance !== 'unlimited').flatMap((allowance) =>
    CONDITIONS.map((condition) => ({ reading, allowance, ...condition })),
  ),
)

it.each(READINGS)(
  'the search from a point finds the outcome in the table: $reading, $allowance, from $least, gap $gap',
  ({ reading, allowance, least, gap }) => {
    const isFlipAllowed = (S: number, L: number): boolean => S >= least && L - S >= gap
    const table = solveFlipFlop(MAX, { reading, allowance, isFlipAllowed })
    const isEach = allowance === 'each'
    const wrong: string[] = []
    for (const [level, { mover, other }] of table.levels.entries()) {
      const [own, theirs] = [mover, other].map((left) => (left === Infinity ? null : left))
      for (const phase of ['normal', 'attrition'] as const) {
        const flips = { reading, phase, least, gap, isEach, mover: own!, other: theirs! }
        for (let L = 0; L <= MAX; L++) {
          for (let S = 0; S <= L; S++) {
            const found = flipFlopByDefinition([S, L], flips)
            if (found !== (table.isP(S, L, phase, level) ? 'P' : 'N'))
              wrong.push(`${S},${L} ${phase}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
  },
)

it('a point is searched only up to 60', () => {
  const flips = { reading: 'f1', phase: 'normal', least: 0, gap: 0, isEach: true } as const
  expect(flipFlopByDefinition([60, 60], { ...flips, mover: 0, other: 0 })).toBe('N')
  expect(flipFlopByDefinition([0, 61], { ...flips, mover: 0, other: 0 })).toBeNull()
})
