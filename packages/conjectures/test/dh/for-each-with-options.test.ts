import { sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { forEachWithOptions } from '../../src/facts/setnim/for-each-with-options.ts'
import { moveSets, parseMoveSet } from '../../src/facts/setnim/move-sets.ts'
import { playLengths } from '../../src/facts/setnim/play-lengths.ts'
import { visitMoves } from '../../src/facts/setnim/visit-moves.ts'

describe('options by distances of rank', () => {
  it.each([1, 2, 3, 4, 5])('are those of the moves from every position of %i stacks', (n) => {
    const box = sortedBox(n, [20, 9, 7, 5, 4][n - 1]!)
    for (const A of moveSets(n)) {
      const sizes = parseMoveSet(A)
      let next = 0
      forEachWithOptions(box, sizes, (rank, distances, count) => {
        expect(rank).toBe(next++)
        const wanted: number[] = []
        visitMoves(box.unrank(rank), sizes, (left) => {
          wanted.push(box.rank(left))
          return true
        })
        const found = [...distances.subarray(0, count)].map((distance) => rank - distance)
        expect(new Set(found)).toEqual(new Set(wanted))
        expect(count).toBe(wanted.length)
      })
      expect(next).toBe(box.count)
    }
  })

  it('give the lengths of plays', () => {
    const box = sortedBox(3, 4)
    const { shortest, longest } = playLengths(box, [2])
    expect([shortest[box.rank([0, 0, 4])], longest[box.rank([0, 0, 4])]]).toEqual([0, 0])
    // 1,1,2: playing on both 1s leaves 0,0,2; a 1 and the 2, then the other 1 and the 2
    expect([shortest[box.rank([1, 1, 2])], longest[box.rank([1, 1, 2])]]).toEqual([1, 2])
  })
})
