import { solve } from '@nim/bruteforce'
import { options, parseRuleset, type Position, sortedBox } from '@nim/core/rules'
import { isReduced } from '@nim/core/setnim'
import { describe, expect, it } from 'vitest'
import { analyse, slowShape } from '../../src/position.ts'
import { optionCount } from '../../src/position/option-count.ts'

const GAMES = ['NIM(4,2)', 'NIM(4,3)', 'SN(4,{1,3})', 'SN(5,{2,4})', 'MOORE(3,2)', 'SUB(3;1,3)']

/** The positions of a small box. */
function positionsOf(game: string, max: number): Position[] {
  const { piles } = parseRuleset(game)
  const box = sortedBox(piles, max)
  return Array.from({ length: box.count }, (_, rank) => box.unrank(rank))
}

describe('the analysis of a position', () => {
  it('takes outcomes from shift rules if the limit prevents solving, and names the rules', () => {
    const ruleset = parseRuleset('SN(5,{2,4})')
    const table = solve(ruleset, { max: 12 }, { value: 'outcome' })
    const ranks = Array.from({ length: 100 }, (_, i) =>
      Math.floor(((i + 1) * table.box.count) / 101),
    )
    let byRules = 0
    for (const x of ranks.map((rank) => table.box.unrank(rank))) {
      const { values, moves, optimal, rules } = analyse(ruleset, x, { limit: 0 })
      expect(values.outcome?.value).toBe(table.outcomeAt(x))
      if (!values.outcome!.theorems.includes('NT-13')) continue
      byRules++
      expect(values.remoteness).toBeNull()
      const isWinning = moves.map(({ to }) => table.outcomeAt(to as Position) === 'P')
      expect(isWinning.filter(Boolean)).toHaveLength(optimal)
      expect(isWinning.slice(0, optimal).every(Boolean)).toBe(true)
      const left = rules.reduce(
        (y, { z, times }) => y.map((pile, i) => pile - Number(times) * z[i]!),
        [...x],
      )
      expect(table.outcomeAt(left)).toBe(table.outcomeAt(x))
    }
    // the other positions are decided by theorems
    expect(byRules).toBeGreaterThan(20)
    expect(analyse(ruleset, [3, 5, 6, 7, 9]).rules).toEqual([])
  })

  it.each(GAMES)('lists the optimal moves of %s first, and marks only these as optimal', (game) => {
    const ruleset = parseRuleset(game)
    const table = solve(ruleset, { max: 4 }, { value: 'remoteness' })
    for (const x of positionsOf(game, 4)) {
      const { moves, optimal, moveCount } = analyse(ruleset, x)
      const best = table.at(x)
      const after = moves.map(({ to }) => table.at(to as Position))
      // a move is optimal if the play after it has the length of best play
      const isBest = after.map((length) => best % 2 === (length + 1) % 2 && length === best - 1)
      expect(isBest.filter(Boolean)).toHaveLength(optimal)
      expect(isBest.slice(0, optimal).every(Boolean)).toBe(true)
      expect(moveCount).toBe(options(ruleset, x).length)
      expect(optimal > 0).toBe(moves.length > 0)
    }
  })

  it.each(GAMES)('counts the moves of %s without computing them', (game) => {
    const ruleset = parseRuleset(game)
    for (const x of positionsOf(game, 4)) {
      const count = options(ruleset, x).length
      const bound = optionCount(ruleset, x)
      if (slowShape(ruleset, x) === null) expect(bound).toBeGreaterThanOrEqual(count)
      else expect(bound).toBe(count)
    }
  })

  it('lists only a winning move if there are too many moves', () => {
    const ruleset = parseRuleset('SN(30,1..30)')
    const x = Array.from({ length: 30 }, (_, i) => i + 1)
    const { moves, allMoves, moveCount, optimal } = analyse(ruleset, x)
    expect([allMoves, moveCount, optimal]).toEqual([false, 2 ** 30 - 1, 1])
    expect(moves[0]!.to.every((pile) => Number(pile) % 2 === 0)).toBe(true)
    const many = Array.from({ length: 2000 }, (_, i) => i + 1)
    expect(analyse(parseRuleset('SN(2000,1..2000)'), many).allMoves).toBe(false)
  })

  it('computes no moves if their piles have more than 50 million digits in total', () => {
    const isListed = (digits: number): boolean => {
      const x = Array.from({ length: 10 }, (_, i) => 10n ** BigInt(digits) + BigInt(i))
      return analyse(parseRuleset('SN(10,{5})'), x).allMoves
    }
    expect([isListed(100), isListed(20_000)]).toEqual([true, false])
  })

  it('finds the values of a position by solving its reduction', () => {
    const ruleset = parseRuleset('SN(5,{3,4})')
    for (const x of positionsOf('SN(5,{3,4})', 4)) {
      // only positions whose last pile is larger than the others and contains unusable stones
      const isOver = !isReduced(x, 3) && x[3]! < x[4]!
      if (!isOver) continue
      const huge = x.with(4, 10 ** 13)
      const [small, large] = [analyse(ruleset, x), analyse(ruleset, huge)]
      expect(large.unsolved).toBeNull()
      for (const name of ['outcome', 'remoteness', 'grundy'] as const) {
        expect(large.values[name]?.value).toBe(small.values[name]?.value)
      }
      expect(large.optimal).toBe(small.optimal)
      expect(large.moves.map(({ values }) => values.grundy?.value)).toEqual(
        small.moves.map(({ values }) => values.grundy?.value),
      )
    }
  })

  it('returns the data that the papers define for a position', () => {
    expect(slowShape(parseRuleset('NIM(4,3)'), [7, 8, 9, 30])).toEqual({
      reduced: [7, 8, 9, 12],
      odd: 2,
      residue: 0,
      modulus: 6,
      mMove: [6, 8, 8, 29],
    })
    expect(slowShape(parseRuleset('NIM(4,3)'), [0, 0, 9, 30])!.mMove).toBeNull()
    expect(slowShape(parseRuleset('NIM(4,2)'), [7n, 8n, 9n, 10n ** 30n])).toMatchObject({
      reduced: [7n, 8n, 9n, 24n],
      mMove: null,
    })
    expect(slowShape(parseRuleset('WYTHOFF'), [3, 5])).toBeNull()
  })

  it('calls a move from a lost position optimal only if it delays the loss for as long as possible', () => {
    const x = [2, 4, 6, 10 ** 14]
    const lost = analyse(parseRuleset('SN(4,{1,3})'), x)
    expect(lost.values.outcome?.value).toBe('P')
    expect(lost.optimal).toBe(0)
    // here shift rules give the remoteness
    const timed = analyse(parseRuleset('SN(4,{1,2})'), x)
    expect(timed.values).toMatchObject({
      outcome: { value: 'P' },
      remoteness: { theorems: ['NT-13'] },
    })
    const longest = timed.moves
      .slice(0, timed.optimal)
      .map(({ values }) => values.remoteness?.value)
    expect(new Set(longest.map((length) => BigInt(length!) + 1n))).toEqual(
      new Set([timed.values.remoteness!.value].map(BigInt)),
    )
  })
})
