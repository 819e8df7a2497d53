import { describe, expect, it } from 'vitest'
import {
  formatRuleset,
  gameOf,
  isSymmetric,
  moveSizes,
  options,
  parseRuleset,
  rulesetTitle,
} from '../../../src/rules/index.ts'
import { own } from './own-games.ts'

const PATH = {
  piles: 3,
  moves: [
    [1, 1, 0],
    [0, 2, 1],
  ],
}

describe('parseRuleset for a game as data', () => {
  it('plays the moves of the text like a module that exports the same object', () => {
    const ruleset = parseRuleset(' { "moves": [[1, 1, 0], [0, 2, 1]], "piles": 3 } ')
    expect(ruleset.piles).toBe(3)
    for (const position of [
      [2, 3, 1],
      [0, 2, 0],
      [5, 5, 5],
    ]) {
      expect(options(ruleset, position)).toEqual(options(own(PATH), position))
    }
    expect(gameOf(ruleset).moveVectors?.(ruleset)).toEqual(PATH.moves)
  })

  it('prints a text that it can parse again, and a short title', () => {
    const text = '{"piles":3,"moves":[[1,1,0],[0,2,1]]}'
    const ruleset = parseRuleset(text)
    expect(formatRuleset(ruleset)).toBe(text)
    expect(rulesetTitle(ruleset)).toBe(text)
    expect(formatRuleset(parseRuleset(formatRuleset(ruleset)))).toBe(text)
    const moves = Array.from({ length: 9 }, (_, i) =>
      Array.from({ length: 9 }, (__, j) => +(i === j)),
    )
    const long = parseRuleset(JSON.stringify({ piles: 9, moves }))
    expect(rulesetTitle(long)).toHaveLength(60)
  })

  it('is symmetric if the text specifies it', () => {
    const pairs = parseRuleset('{"piles":4,"moves":[[0,0,1,1]],"symmetric":true}')
    expect(isSymmetric(pairs)).toBe(true)
    expect(moveSizes(pairs)).toEqual([2])
    expect(formatRuleset(pairs)).toBe('{"piles":4,"moves":[[0,0,1,1]],"symmetric":true}')
  })

  it.each([
    ['{"piles":3', /: expected JSON such as \{"piles":3/],
    ['{"piles":3,"moves":[[1,1]]}', /: moves\[0\]: expected 3 numbers, one for each pile/],
    ['{"piles":3,"moves":[]}', /at least one vector/],
    ['{"piles":2,"moves":[[0,-1]]}', /whole numbers >= 0/],
    ['{"piles":2,"moves":[[0,0]]}', /a move that takes a stone/],
    ['{"piles":1e9,"moves":[[1]]}', /piles: expected a whole number/],
    [
      '{"piles":1,"moves":[[1]],"options":"code"}',
      /options: a game in JSON has only the members piles, moves, symmetric/,
    ],
    ['{"__proto__":{},"piles":1,"moves":[[1]]}', /__proto__: a game in JSON/],
    ['{}', /piles: expected/],
  ])('rejects %s in one line', (text, why) => {
    expect(() => parseRuleset(text)).toThrow(RangeError)
    expect(() => parseRuleset(text)).toThrow(why)
  })
})
