import { boxOf, formatRuleset, parseRuleset, type PlayConvention, sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { solve, solvePosition, type TableValue } from '../src/index.ts'
import { reference } from '../src/arrays/reference.ts'

const VALUES: readonly TableValue[] = ['outcome', 'remoteness', 'grundy']
const PLAYS: readonly PlayConvention[] = ['normal', 'misere']

function nimSum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a ^ b, 0)
}

/**
 * Moore's theorem: a position is P if, for every binary digit, the number of piles in which this
 * digit is 1 is a multiple of k + 1.
 */
function isMooreP(position: readonly number[], k: number): boolean {
  return [1, 2, 4, 8, 16].every(
    (digit) => position.filter((pile) => (pile & digit) !== 0).length % (k + 1) === 0,
  )
}

describe("Moore's Nim", () => {
  it.each([
    [1, 1, 20],
    [2, 1, 16],
    [2, 2, 12],
    [3, 1, 10],
    [3, 2, 9],
    [4, 2, 7],
    [4, 3, 5],
    [5, 3, 3],
  ])("MOORE(%i,%i) has the P-positions of Moore's theorem up to %i", (n, k, max) => {
    const table = solve(parseRuleset(`MOORE(${n},${k})`), { max }, { value: 'outcome' })
    sortedBox(n, max).forEach((x, rank) => {
      expect(table.values[rank] === 0, x.join()).toBe(isMooreP(x, k))
    })
  })

  it('is Nim for k = 1, where the Grundy value is the Nim-sum', () => {
    const table = solve(parseRuleset('MOORE(3,1)'), { max: 9 }, { value: 'grundy' })
    sortedBox(3, 9).forEach((x, rank) => expect(table.values[rank], x.join()).toBe(nimSum(x)))
  })
})

describe('Subtraction games', () => {
  it.each([
    ['1,2,3', 4, [0, 1, 2, 3]],
    ['1,3,4', 7, [0, 1, 0, 1, 2, 3, 2]],
    ['1,3', 2, [0, 1]],
    ['2,3', 5, [0, 0, 1, 1, 2]],
  ])(
    'S = {%s}: one pile has Grundy values of period %i, and two piles have the Nim-sum of theirs',
    (S, period, one) => {
      const pile = (x: number): number => one[x % period]!
      const table = solve(parseRuleset(`SUB(1;${S})`), { max: 40 }, { value: 'grundy' })
      sortedBox(1, 40).forEach(([x], rank) => {
        expect(table.values[rank], String(x)).toBe(pile(x!))
      })
      const two = solve(parseRuleset(`SUB(2;${S})`), { max: 20 }, { value: 'grundy' })
      const outcome = solve(parseRuleset(`SUB(2;${S})`), { max: 20 }, { value: 'outcome' })
      sortedBox(2, 20).forEach((x, rank) => {
        expect(two.values[rank], x.join()).toBe(nimSum(x.map(pile)))
        expect(outcome.values[rank] === 0, x.join()).toBe(pile(x[0]!) === pile(x[1]!))
      })
    },
  )

  it('is NIM(n,1) for S = {1}', () => {
    for (const value of VALUES) {
      const [a, b] = ['SUB(3;1)', 'NIM(3,1)'].map((text) =>
        solve(parseRuleset(text), { max: 8 }, { value }),
      )
      expect(a!.values).toEqual(b!.values)
    }
  })
})

describe('a game whose moves are not vectors', () => {
  const ruleset = parseRuleset('MOORE(3,2)')

  it('has the same table by every algorithm as by the reference solver', () => {
    for (const value of VALUES) {
      for (const play of PLAYS) {
        const valueOf = reference(ruleset, value, play)
        for (const kernel of ['auto', 'plain', 'second'] as const) {
          const table = solve(ruleset, { max: 5 }, { value, play, kernel })
          boxOf(ruleset, 5).forEach((x, rank) => expect(table.values[rank]).toBe(valueOf(x)))
        }
      }
    }
  })

  it.each(['MOORE(3,2)', 'SUB(3;2,3)'])(
    '%s: solvePosition agrees with the reference solver at every small position',
    (text) => {
      const game = parseRuleset(text)
      sortedBox(3, 4).forEach((x) => {
        const found = solvePosition(game, [...x])!
        expect(found.outcome).toBe(reference(game, 'outcome', 'normal')(x) === 0 ? 'P' : 'N')
        expect(found.remoteness).toBe(reference(game, 'remoteness', 'normal')(x))
        expect(found.grundy).toBe(reference(game, 'grundy', 'normal')(x))
      })
    },
  )
})

describe('the game of l players', () => {
  const ruleset = parseRuleset('GM(3,2)')
  const refused =
    /^GM\(3,2\) has no value '(outcome|remoteness|grundy)'; accepted: gm-length, induction$/

  it(`${formatRuleset(ruleset)} is rejected because it is not a two-player game`, () => {
    for (const value of VALUES) {
      for (const kernel of ['auto', 'plain', 'second'] as const) {
        expect(() => solve(ruleset, { max: 3 }, { value, kernel })).toThrow(refused)
      }
    }
    expect(() => solvePosition(ruleset, [1, 2, 3])).toThrow(refused)
    expect(() => reference(ruleset, 'outcome', 'normal')).toThrow(refused)
  })
})
