import { boxOf, hypergraphNim, options, parseRuleset, slowSetNim, sorted } from '@nim/core/rules'
import { assign, evaluate, evaluateTerm, integer, substitute } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { isPosition, movesOf } from '../../src/moves/moves.ts'
import { sortedPlays } from '../../src/moves/sorted-plays.ts'
import { names } from '../goals/goals.ts'

describe('moves as formulas', () => {
  it.each([
    slowSetNim(3, [1, 3]),
    slowSetNim(4, [2]),
    slowSetNim(4, [1, 2, 3]),
    hypergraphNim(4, [
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 3, 4],
    ]),
  ])('reach each option of the rules exactly once', (ruleset) => {
    const variables = names(ruleset.piles)
    const moves = movesOf(ruleset, variables)
    boxOf(ruleset, 3).forEach((x) => {
      const at = assign(variables, x)
      expect(evaluate(isPosition(ruleset, variables), at)).toBe(true)
      const reached = moves
        .filter(({ isLegal }) => evaluate(isLegal, at))
        .map(({ option }) =>
          variables.map((name) => evaluateTerm(substitute(integer(name), option), at)).join(),
        )
      expect(reached.sort()).toEqual(
        options(ruleset, x)
          .map((option) => option.join())
          .sort(),
      )
    })
  })

  it('exclude vectors that are not positions', () => {
    const domain = isPosition(slowSetNim(2, [1]), names(2))
    for (const x of [
      [-1, 2],
      [3, 2],
    ])
      expect(evaluate(domain, assign(names(2), x))).toBe(false)
  })

  it('lower the first of several equal piles, in exactly one way', () => {
    const variables = names(4)
    boxOf(slowSetNim(4, [1]), 3).forEach((x) => {
      for (let bits = 1; bits < 16; bits++) {
        const piles = [1, 2, 3, 4].filter((pile) => Math.floor(bits / 2 ** (pile - 1)) % 2 === 1)
        const ways = sortedPlays(piles, variables).filter(({ when }) =>
          evaluate(when, assign(variables, x)),
        )
        expect(ways).toHaveLength(1)
        const lower = (chosen: readonly number[]): number[] =>
          x.map((pile, i) => pile - (chosen.includes(i + 1) ? 1 : 0))
        const option = lower(ways[0]!.piles)
        expect(option).toEqual(sorted(lower(piles)))
      }
    })
  })

  it('exist only for slow games', () => {
    for (const text of ['WYTHOFF', 'MOORE(2,1)', 'SUB(2;1,3)']) {
      expect(() => movesOf(parseRuleset(text), names(2))).toThrow(
        `a proof for all positions needs a game in which each move takes exactly one stone from each pile that it changes, got ${text}`,
      )
    }
    expect(() => movesOf(parseRuleset('GM(2,3)'), names(2))).toThrow('accepted: gm-length')
    expect(() => movesOf(slowSetNim(3, [1]), names(2))).toThrow('3 piles, got 2 variables')
  })
})
