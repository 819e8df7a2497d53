import { describe, expect, it } from 'vitest'
import {
  remotenessByEquation5,
  remotenessByEquation5Corrected,
} from '../../../src/exact-slow/equation-5.ts'
import { remotenessByLayers } from '../../../src/exact-slow/definitions/index.ts'

const PATH = [[], [0], [1], [2]]
const MIXED = [[], [0], [1], [0, 2], [1, 3], [2, 4]]

describe('remotenessByLayers', () => {
  it('counts the moves of a path', () => {
    expect(remotenessByLayers(PATH)).toEqual([0, 1, 2, 3])
  })

  it('lets the winner hurry and the loser delay', () => {
    expect(remotenessByLayers(MIXED)).toEqual([0, 1, 2, 1, 2, 3])
  })

  it('rejects a cycle', () => {
    expect(() => remotenessByLayers([[1], [0]])).toThrow(RangeError)
  })
})

describe('recurrence (5)', () => {
  it('has no value, as printed, if all options have odd values', () => {
    expect(remotenessByEquation5([1, 3])).toBeNull()
    expect(remotenessByEquation5([])).toBe(0)
    expect(remotenessByEquation5([1, 2, 4])).toBe(3)
  })

  it('reproduces the layers after correction', () => {
    for (const digraph of [PATH, MIXED]) {
      const R = remotenessByLayers(digraph)
      digraph.forEach((next, v) => {
        expect(remotenessByEquation5Corrected(next.map((w) => R[w]!))).toBe(R[v])
      })
    }
  })
})
