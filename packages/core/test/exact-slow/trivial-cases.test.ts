import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/remoteness.json' with { type: 'json' }
import { remotenessIfKIs1, remotenessIfKIsN } from '../../src/exact-slow/index.ts'
import { sortedBox } from '../../src/rules/index.ts'
import { remotenessByPlay } from './remoteness-by-play.ts'

describe('remoteness if a move takes from a single pile, or from all piles', () => {
  it.each([
    [1, 9],
    [2, 9],
    [3, 6],
    [4, 5],
  ])('is |x| for k = 1 and min(x) for k = n (%i piles up to %i)', (piles, max) => {
    const onOne = remotenessByPlay(() => 1)
    const onAll = remotenessByPlay((n) => n)
    sortedBox(piles, max).forEach((x) => {
      expect(remotenessIfKIs1(x)).toBe(onOne([...x]))
      expect(remotenessIfKIsN(x)).toBe(onAll([...x]))
    })
  })

  it('has the golden values', () => {
    const values = golden.entries.filter(({ kind }) => kind === 'values')
    const one = values.filter(({ k }) => k === 1)
    const all = values.filter(({ n, k }) => n === k)
    expect([one.length, all.length]).toEqual([1, 1])
    for (const row of one) expect(remotenessIfKIs1(row.position!.map(Number))).toBe(row.remoteness)
    for (const row of all) expect(remotenessIfKIsN(row.position!.map(Number))).toBe(row.remoteness)
  })

  it('is exact for bigints, and accepts the piles in any order', () => {
    const x = [7n * 10n ** 80n, 3n, 10n ** 300n]
    expect(remotenessIfKIs1(x)).toBe(10n ** 300n + 7n * 10n ** 80n + 3n)
    expect(remotenessIfKIsN(x)).toBe(3n)
  })

  it('rejects input that is not a position', () => {
    expect(() => remotenessIfKIs1([-1])).toThrow(RangeError)
    expect(() => remotenessIfKIsN([])).toThrow('expected at least 1 pile, got 0')
    expect(() => remotenessIfKIsN([1.5, 2])).toThrow(RangeError)
  })
})
