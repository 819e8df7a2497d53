import { parseRuleset } from '@nim/core/rules'
import { NotDecidable } from '@nim/prover/points'
import { describe, expect, it } from 'vitest'
import { gameFormula } from '../../src/formula-claims/index.ts'
import { decideByPoints, goalOfFormula, pointBound } from '../../src/goals/index.ts'

const asked = (game: string, says: string) => gameFormula(parseRuleset(game), says, 'normal')

describe('the proof of a formula by points', () => {
  it.each([
    ['SN(3,{1})', 'sum == 0 (mod 2)'],
    ['NIM(3,3)', 'value == x1'],
    ['SN(3,{3})', 'x1 == 0 (mod 2)'],
  ])('uses as many points as the bound states: %s, %s', (game, says) => {
    const formula = asked(game, says)
    const { points, largestPile, rayBound, pinBound } = pointBound(formula)
    const { verdict, proofs } = decideByPoints(goalOfFormula(formula))
    expect(verdict).toBe('proved')
    expect(proofs).toMatchObject([{ points, largestPile }])
    expect(Math.min(rayBound, pinBound)).toBeGreaterThanOrEqual(largestPile)
  })

  it('refutes a formula at a position where it is wrong', () => {
    const { verdict, counterexample } = decideByPoints(goalOfFormula(asked('SN(3,{1})', 'o == 0')))
    expect([verdict, counterexample?.position]).toEqual(['refuted', [0, 1, 1]])
  })

  it('rejects a formula without a goal, or with too many points', () => {
    expect(() => pointBound(asked('SN(3,{1})', 'sum == 0 (mod 2)'), 3)).toThrow(NotDecidable)
    expect(() => goalOfFormula(asked('WYT', 'x1 == x2'))).toThrow(RangeError)
  })
})
