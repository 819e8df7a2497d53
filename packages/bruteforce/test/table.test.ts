import { exactSlowNim, hypergraphNim, WYTHOFF } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { isP, solve } from '../src/index.ts'

describe('at', () => {
  it('accepts piles in any order if the rules do not distinguish them', () => {
    const { at } = solve(exactSlowNim(3, 2), { max: 5 }, { value: 'remoteness' })
    expect([at([3, 5, 5]), at([5, 3, 5]), at([5, 5, 3])]).toEqual([6, 6, 6])
    const wythoff = solve(WYTHOFF, { max: 5 }, { value: 'grundy' })
    expect(wythoff.at([5, 3])).toBe(0)
  })

  it('distinguishes piles if the rules do', () => {
    const { at } = solve(hypergraphNim(2, [[1]]), { max: 4 }, { value: 'remoteness' })
    expect([at([3, 1]), at([1, 3])]).toEqual([3, 1])
  })

  it('throws a RangeError outside the box', () => {
    const sorted = solve(exactSlowNim(3, 2), { max: 5 }, { value: 'outcome' })
    const dense = solve(hypergraphNim(2, [[1]]), { max: 4 }, { value: 'outcome' })
    for (const position of [
      [1, 2, 6],
      [-1, 2, 3],
      [1.5, 2, 3],
      [1, 2],
      [1, 2, 3, 4],
      [1, 2, Number.NaN],
    ]) {
      expect(() => sorted.at(position)).toThrow(RangeError)
      expect(() => sorted.outcomeAt(position)).toThrow(RangeError)
    }
    for (const position of [[1, 5], [5, 1], [0.5, 1], [1, -1], [1], [1, 2, 3]]) {
      expect(() => dense.at(position)).toThrow(RangeError)
    }
  })
})

it('outcomeAt returns the outcome in every table, in normal and misère play', () => {
  for (const value of ['outcome', 'remoteness', 'grundy'] as const) {
    const normal = solve(exactSlowNim(3, 2), { max: 7 }, { value })
    expect([normal.outcomeAt([0, 0, 7]), normal.outcomeAt([5, 5, 5])]).toEqual(['P', 'N'])
    const misere = solve(exactSlowNim(3, 2), { max: 7 }, { value, play: 'misere' })
    expect([misere.outcomeAt([0, 0, 7]), misere.outcomeAt([5, 5, 5])]).toEqual(['N', 'P'])
  }
})

it('isP interprets entries of every kind', () => {
  const entries = [0, 1, 2, 3]
  const read = (value: 'outcome' | 'remoteness' | 'grundy', play: 'normal' | 'misere') =>
    entries.filter((entry) => isP(value, play, entry))
  expect(read('outcome', 'normal')).toEqual([0])
  expect(read('outcome', 'misere')).toEqual([0])
  expect(read('grundy', 'normal')).toEqual([0])
  expect(read('grundy', 'misere')).toEqual([0])
  expect(read('remoteness', 'normal')).toEqual([0, 2])
  expect(read('remoteness', 'misere')).toEqual([1, 3])
})

it('histogram counts the positions with each entry', () => {
  const table = solve(exactSlowNim(2, 2), { max: 3 }, { value: 'remoteness' })
  // R is the smaller pile (GMMV-F4). So R = 0 holds at 4 positions, R = 1 at 3 positions, R = 2 at
  // 2 positions, and R = 3 at 1 position.
  expect(table.histogram()).toEqual([4, 3, 2, 1])
})
