import { describe, expect, it } from 'vitest'
import {
  areEquivalentByDefinition,
  continuedByLeftShift,
  feasibleSelections,
  GmSequence,
  gmPlayOf,
  hasMultiple,
  hasSuccessiveRows,
  keptEntryIndex,
  leadersOf,
  longestSlowPlay,
  mooreNumber,
  obeysLemma3,
  periodByDefinition,
  pivotOf,
  playToLevel,
  rangeOf,
  remotenessReducingAny,
  rowsFrom,
  rowsOfPursuit,
  selections,
  shiftedLists,
  solveHeapGame,
  successorOf,
  vectorCount,
  vectors,
  words,
} from '../../../src/gm/definitions/index.ts'
import { sortedBox } from '../../../src/rules/index.ts'
import { naiveKept, naiveMove, sortedVectors } from '../naive-sequence.ts'

describe('the GM-rule', () => {
  it('agrees with an independent implementation', () => {
    for (const l of [2, 3, 4]) {
      for (const x of sortedVectors(3, -4, 6)) {
        expect(keptEntryIndex(x, l)).toBe(naiveKept(x, l))
        expect(successorOf(x, l)).toEqual(naiveMove(x, l))
        expect(pivotOf(x, l)).toBe(hasMultiple(x, l) ? naiveKept(x, l) : 0)
      }
    }
  })

  it('produces the rows of Table 1', () => {
    const rows = [
      [15, 15, 17, 18],
      [14, 15, 16, 17],
      [13, 15, 15, 16],
      [12, 14, 15, 15],
    ]
    expect(rowsFrom([15, 15, 17, 18], 3, 3)).toEqual(rows)
    expect(gmPlayOf([0, 1, 1], 2)).toEqual({ moves: 1, end: [0, 0, 0] })
  })

  it('pursues until the range is at most l', () => {
    const { rows, j0 } = rowsOfPursuit([0, 9], 2, 3)
    expect(rows.findIndex((row) => rangeOf(row) <= 2)).toBe(j0)
    expect(rows).toHaveLength(j0! + 4)
    expect(leadersOf([0, 2, 3, 4], 3)).toBe(3)
  })
})

describe('a GM-sequence', () => {
  const s = new GmSequence([1, 2, 8], 3)

  it('settles, and then each entry falls by (n − 1)·l in n·l rows', () => {
    const { rows, n, l } = s.settled
    expect(s.j0).toBe(s.pursuit(0).rows.length - 1)
    expect(s.settled.range).toBeLessThanOrEqual(l)
    expect(rows[n * l]).toEqual(rows[0]!.map((entry) => entry - (n - 1) * l))
  })

  it('has exactly one p in each row that contains a multiple', () => {
    const letters = s.settled.words
    expect(letters).toHaveLength(3)
    s.settled.pivots.forEach((pivot, j) => {
      expect(letters.map((word) => word[j]).indexOf('p')).toBe(pivot - 1)
    })
  })

  it('finishes as soon as q entries have reached the level', () => {
    for (const { q, first } of s.finishes([0])) {
      const row = rowsFrom(s.x, s.l, first!).at(-1)!
      expect(row.filter((entry) => entry <= 0).length).toBeGreaterThanOrEqual(q)
    }
  })
})

describe('words and lists of pivots', () => {
  it('words lists the words of a length, whose periods and equivalence follow the definitions', () => {
    expect(words(2)).toEqual(['--', '-p', 'p-', 'pp'])
    expect(periodByDefinition('p-p-')).toBe(2)
    expect(areEquivalentByDefinition('p--', '-p-')).toBe(true)
    expect(areEquivalentByDefinition('p--', 'pp-')).toBe(false)
  })

  it('there are n^l selections, and only some of them are feasible', () => {
    expect([...selections(3, 2)]).toHaveLength(9)
    expect(continuedByLeftShift([1, 3], 3, 6)).toEqual([1, 3, 3, 2, 2, 1])
    expect([...shiftedLists(3)]).toHaveLength(4 + 8 + 9 + 27)
    const feasible = feasibleSelections(3, 3)
    expect(feasible.size).toBeLessThan(27)
    for (const [list, x] of feasible) {
      const pivots = rowsFrom(x, 3, 2).map((row) => pivotOf(row, 3))
      expect(pivots.join()).toBe(list)
      expect(hasSuccessiveRows(pivots)).toBe(true)
      expect(obeysLemma3(continuedByLeftShift(pivots, 3, 27), 3)).toBe(true)
    }
  })

  it('vectors lists as many vectors as vectorCount states', () => {
    for (const n of [1, 2, 4]) {
      expect(BigInt([...vectors(n, 3, 5)].length)).toBe(vectorCount(n, 3, 5))
    }
  })
})

describe('games', () => {
  it('on heaps have the Nim-sum as SG value if a move reduces one heap, and the length of the longest slow play if it reduces two', () => {
    for (const { x, value } of solveHeapGame(3, [1], 5)) {
      expect(value).toBe(x.reduce((a, b) => a ^ b, 0))
      expect(value === 0).toBe(mooreNumber(x, 1) === 0)
    }
    for (const { x, value } of solveHeapGame(3, [2], 4)) expect(value).toBe(longestSlowPlay(x, 2))
  })

  it('above a level have the same plays and remoteness as the entries minus the level', () => {
    const play = playToLevel([1, 2, 2], 4, (x) => keptEntryIndex(x, 2))
    expect(play.start).toEqual([5, 6, 6])
    expect(play.end[1]).toBeLessThanOrEqual(4)
    const box = sortedBox(3, 3)
    const values = remotenessReducingAny(box)
    expect(values[box.rank([0, 0, 3])]).toBe(0)
    expect(values[box.rank([0, 1, 1])]).toBe(1)
  })
})
