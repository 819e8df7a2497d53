import { options, WYTHOFF } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { type FlipFlopRules, type Phase, solveFlipFlop } from '../src/other-games/flip-flop.ts'
import { wythoffPlane } from '../src/other-games/wythoff-plane.ts'

const MAX = 11

/**
 * True if the player to move wins. This function applies the rules of flips directly, by recursion
 * over all plays.
 */
function winsByRecursion(rules: FlipFlopRules): typeof wins {
  const known = new Map<string, boolean>()
  const wins = (S: number, L: number, phase: Phase, mine: number, theirs: number): boolean => {
    const key = [S, L, phase, mine, theirs].join()
    const before = known.get(key)
    if (before !== undefined) return before
    const found = search(S, L, phase, mine, theirs)
    known.set(key, found)
    return found
  }
  const search = (S: number, L: number, phase: Phase, mine: number, theirs: number): boolean => {
    if (L === 0) return phase === 'attrition'
    const flip: Phase = phase === 'normal' ? 'attrition' : 'normal'
    const mineAfter = mine - 1
    const theirsAfter = rules.allowance === 'each' ? theirs : mineAfter
    const answers = options(WYTHOFF, [S, L]).map(([x = 0, y = 0]) => {
      const keeps = !wins(x, y, phase, theirs, mine)
      const at = rules.reading === 'f1' ? [S, L] : [x, y]
      const mayFlip = rules.reading !== 'f3' && mine > 0 && rules.isFlipAllowed(at[0]!, at[1]!)
      return keeps || (mayFlip && !wins(x, y, flip, theirsAfter, mineAfter))
    })
    const turn =
      rules.reading === 'f3' &&
      mine > 0 &&
      rules.isFlipAllowed(S, L) &&
      !wins(S, L, flip, theirsAfter, mineAfter)
    return turn || answers.includes(true)
  }
  return wins
}

const CONDITIONS: Readonly<Record<string, (S: number, L: number) => boolean>> = {
  '(54)': (S, L) => L >= S + 2 && S + 2 >= 7,
  'L ≥ S+2': (S, L) => L >= S + 2,
  none: () => true,
}

describe('Flip-Flop', () => {
  const cases = (['f1', 'f2', 'f3'] as const).flatMap((reading) =>
    ([1, 2, 3, 'each', 'unlimited'] as const).flatMap((allowance) =>
      Object.keys(CONDITIONS).map((condition) => ({ reading, allowance, condition })),
    ),
  )

  it.each(cases.filter(({ reading, allowance }) => reading !== 'f3' || allowance !== 'unlimited'))(
    'has the same solution as the recursion: $reading, flips $allowance, condition $condition',
    ({ reading, allowance, condition }) => {
      const rules = { reading, allowance, isFlipAllowed: CONDITIONS[condition]! }
      const table = solveFlipFlop(MAX, rules)
      const wins = winsByRecursion(rules)
      const wrong: string[] = []
      table.levels.forEach(({ mover, other }, level) => {
        for (const phase of ['normal', 'attrition'] as const) {
          for (let L = 0; L <= MAX; L++) {
            for (let S = 0; S <= L; S++) {
              if (table.isP(S, L, phase, level) === wins(S, L, phase, mover, other)) {
                wrong.push(`${S},${L} ${phase} ${mover} ${other}`)
              }
            }
          }
        }
      })
      expect(wrong).toEqual([])
    },
  )

  it('is Wythoff’s game in normal or misère play if no flips are allowed', () => {
    const table = solveFlipFlop(40, { reading: 'f3', allowance: 0, isFlipAllowed: () => true })
    const normal = wythoffPlane(40)
    const misere = wythoffPlane(40, 'misere')
    for (let L = 0; L <= 40; L++) {
      for (let S = 0; S <= L; S++) {
        expect(table.isP(S, L, 'normal', 0)).toBe(normal.isP(S, L))
        expect(table.isP(S, L, 'attrition', 0)).toBe(misere.isP(S, L))
      }
    }
  })

  it('rejects infinite plays and invalid allowances', () => {
    const isFlipAllowed = (): boolean => true
    expect(() =>
      solveFlipFlop(3, { reading: 'f3', allowance: 'unlimited', isFlipAllowed }),
    ).toThrow(RangeError)
    expect(() => solveFlipFlop(3, { reading: 'f1', allowance: -1, isFlipAllowed })).toThrow(
      RangeError,
    )
  })
})
