import { solve } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { heatMap } from '../../src/index.ts'

const NIM43 = solve(parseRuleset('NIM(4,3)'), { max: 9 }, { value: 'remoteness' })
const PATH = solve(parseRuleset('HNIM(3;{1,2},{2,3},{3})'), { max: 4 }, { value: 'grundy' })

test('the entries are the values of the slice', () => {
  const map = heatMap(NIM43, { fixed: [3, 5] })
  expect(map).toMatchObject({ ruleset: 'NIM(4,3)', slice: 'piles x, y, 3, 5', value: 'remoteness' })
  expect(map.entries).toHaveLength(10)
  map.entries.forEach((row, y) => {
    row.forEach((entry, x) => {
      expect(entry).toBe(NIM43.at([x, y, 3, 5]))
      expect(map.isP[y]![x]).toBe(entry % 2 === 0)
    })
  })
})

test('the slice can vary any two piles if the rules distinguish piles', () => {
  const map = heatMap(PATH, { fixed: [2], vary: [1, 3], max: 3 })
  expect(map.slice).toBe('piles x, 2, y')
  expect(map.entries.map((row) => row.length)).toEqual([4, 4, 4, 4])
  map.entries.forEach((row, y) => {
    row.forEach((entry, x) => expect(entry).toBe(PATH.at([x, 2, y])))
  })
  expect(PATH.at([1, 2, 3])).not.toBe(PATH.at([3, 2, 1]))
})

test('a game with two piles needs no fixed piles', () => {
  const wythoff = solve(parseRuleset('WYTHOFF'), { max: 5 }, { value: 'outcome' })
  const map = heatMap(wythoff, { fixed: [] })
  expect(map.slice).toBe('piles x, y')
  expect(map.isP[2]![1]).toBe(true)
})

test('arguments that do not fit the box cause errors', () => {
  expect(() => heatMap(NIM43, { fixed: [3] })).toThrow(
    new RangeError('heat map: expected 2 fixed piles of NIM(4,3), got 1'),
  )
  expect(() => heatMap(NIM43, { fixed: [3, 10] })).toThrow(RangeError)
  expect(() => heatMap(PATH, { fixed: [1], vary: [3, 1] })).toThrow(
    'heat map: expected two piles of 1..3 in order, got 3 and 1',
  )
  expect(() => heatMap(NIM43, { fixed: [3, 5], marked: [{ x: 10, y: 0 }] })).toThrow(
    'heat map: 10,0 is not in the slice',
  )
})
