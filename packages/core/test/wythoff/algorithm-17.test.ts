import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { options, WYTHOFF } from '../../src/rules/index.ts'
import {
  type Algorithm17Layout,
  type Algorithm17Rounds,
  type Algorithm17Step,
  algorithm17Step,
  exactArithmetic17,
  floatingArithmetic17,
  lowerWythoff,
  upperWythoff,
  wythoffOutcome,
} from '../../src/wythoff/index.ts'

function exact(
  S: number,
  L: number,
  layout: Algorithm17Layout,
  rounds: Algorithm17Rounds,
): Algorithm17Step<bigint> {
  return algorithm17Step([BigInt(S), BigInt(L)], layout, exactArithmetic17(rounds))
}

describe('the algorithm of section 17', () => {
  it('makes the moves of the paper’s examples if the numbers in them are large enough', () => {
    expect(exact(19, 40, 'r2', 'literal')).toEqual({ action: 'to-b', targets: [[19n, 31n]] })
    expect(exact(15, 32, 'r2', 'literal')).toEqual({ action: 'to-a', targets: [[9n, 15n]] })
    expect(exact(40, 55, 'r2', 'literal')).toEqual({ action: 'diagonal', targets: [[24n, 39n]] })
    expect(exact(5, 5, 'r2', 'literal')).toEqual({ action: 'end', targets: [[0n, 0n]] })
  })

  it('has no value for m from 1 to 10 if it is read literally', () => {
    expect(exact(2, 3, 'r2', 'literal').action).toBe('no-value')
    expect(exact(7, 9, 'r2', 'literal').action).toBe('no-value')
    expect(exact(7, 9, 'r2', 'max0')).toEqual({ action: 'diagonal', targets: [[3n, 5n]] })
  })

  it('moves at random at every roomy position in layout r1', () => {
    expect(exact(0, 4, 'r1', 'max0').targets).toEqual([
      [0n, 3n],
      [0n, 2n],
    ])
    expect(exact(3, 5, 'r2', 'max0').action).toBe('chance')
    expect(exact(1, 2, 'r2', 'max0')).toEqual({ action: 'none', targets: [] })
    expect(exact(1, 2, 'r1', 'max0')).toEqual({ action: 'to-b', targets: [[1n, 2n]] })
  })

  it('errs at (376,609), because ⌊233·1.618⌋ = 376 is not a_233 = 377', () => {
    expect(lowerWythoff(233)).toBe(377)
    expect(exact(376, 609, 'r2', 'max0').action).toBe('chance')
    expect(exact(376, 609, 'corrected', 'corrected').targets).toEqual([[232n, 376n]])
  })

  it('acts in floating point as in fractions at small positions', () => {
    for (const rounds of ['literal', 'max0', 'corrected'] as const) {
      for (let L = 0; L <= 60; L++) {
        for (let S = 0; S <= L; S++) {
          const floating = algorithm17Step([S, L], 'r2', floatingArithmetic17(rounds))
          const { action, targets } = exact(S, L, 'r2', rounds)
          expect(floating.action).toBe(action)
          expect(floating.targets).toEqual(targets.map((target) => target.map(Number)))
        }
      }
    }
  })

  it('makes only legal moves after the correction, and wins from every losing point', () => {
    const wrong: string[] = []
    for (let L = 1; L <= 120; L++) {
      for (let S = 0; S <= L; S++) {
        const legal = new Set(options(WYTHOFF, [S, L]).map((option) => option.join()))
        const points = exact(S, L, 'corrected', 'corrected').targets.map((target) =>
          target.map(Number).sort((x, y) => x - y),
        )
        const isWinning = wythoffOutcome([S, L]) === 'P'
        const areRight = points.every(
          ([x, y]) => legal.has(`${x},${y}`) && (isWinning || wythoffOutcome([x!, y!]) === 'P'),
        )
        if (points.length === 0 || !areRight) wrong.push(`${S},${L}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('also wins after the correction from points of any size near winning points', () => {
    const arithmetic = exactArithmetic17('corrected')
    const near = fc.bigInt({ min: -2n, max: 2n })
    fc.assert(
      fc.property(fc.bigInt({ min: 10n, max: 10n ** 60n }), near, near, (n, x, y) => {
        const S = lowerWythoff(n) + x
        const L = upperWythoff(n) + y
        if (wythoffOutcome([S, L]) === 'P') return
        const [target] = algorithm17Step([S, L], 'corrected', arithmetic).targets
        const [s, l] = target!
        expect(wythoffOutcome(s < l ? [s, l] : [l, s])).toBe('P')
      }),
    )
  })
})
