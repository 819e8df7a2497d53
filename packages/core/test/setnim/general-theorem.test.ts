import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { type Position, slowSetNim, sortedBox } from '../../src/rules/index.ts'
import {
  generalTheorem,
  isOneAndOddNumbers,
  outcomeByGeneralTheorem,
  winningMoveByGeneralTheorem,
} from '../../src/setnim/index.ts'
import { outcomeByPlay } from './outcome-by-play.ts'
import { subsetsOfSizes } from './subsets-of-sizes.ts'
import { failuresOf } from './winning-moves.ts'

function boxOf(n: number, max: number): Position[] {
  const positions: Position[] = []
  sortedBox(n, max).forEach((x) => positions.push([...x]))
  return positions
}

describe('the general theorems', () => {
  it.each([
    [1, 20],
    [2, 14],
    [3, 10],
    [4, 7],
    [5, 5],
    [6, 3],
    [7, 2],
  ])(
    'yield outcomes and winning moves of %i stacks up to %i, for every A that they cover',
    (n, max) => {
      const positions = boxOf(n, max)
      for (const A of subsetsOfSizes(n)) {
        if (generalTheorem(n, A) === null) continue
        const strategy = {
          outcome: (x: Position) => outcomeByGeneralTheorem(x, A)!,
          winningMove: (x: Position) => winningMoveByGeneralTheorem(x, A),
        }
        const judge = outcomeByPlay(slowSetNim(n, A))
        expect(failuresOf(strategy, n, A, judge, positions), `A = ${A.join()}`).toEqual([])
      }
    },
  )

  it('apply to the sets A that they cover', () => {
    expect(generalTheorem(5, [3, 4, 5])).toBe('NT-1')
    expect(generalTheorem(5, [5])).toBe('NT-1')
    expect(generalTheorem(5, [2, 3, 4])).toBe('NT-2')
    expect(generalTheorem(5, [4])).toBe('NT-2')
    expect(generalTheorem(5, [4, 1])).toBe('NT-3')
    expect(generalTheorem(5, [1, 5, 3])).toBe('NT-4')
    expect(generalTheorem(6, [1, 6])).toBe('NT-4')
    expect(generalTheorem(5, [3, 4])).toBeNull()
    expect(generalTheorem(6, [1, 5, 4])).toBeNull()
    expect(generalTheorem(6, [1, 6, 5, 4])).toBe('NT-5')
    expect(generalTheorem(7, [1, 3, 5, 6, 7])).toBe('NT-5')
    expect(generalTheorem(6, [1, 2, 4, 5, 6])).toBeNull()
    expect(generalTheorem(5, [1, 3, 4])).toBeNull()
    expect(generalTheorem(5, [3, 5])).toBeNull()
    expect(generalTheorem(5, [2])).toBeNull()
    expect(generalTheorem(6, [4, 3, 2, 1])).toBe('NT-11')
    expect(generalTheorem(6, [1, 2, 3, 4, 6])).toBe('NT-11')
    expect(generalTheorem(6, [1, 2, 3, 6])).toBeNull()
    expect(isOneAndOddNumbers(7, [1, 6])).toBe(false)
  })

  it('give no outcome for other sets', () => {
    expect(outcomeByGeneralTheorem([1, 2, 3, 4], [2])).toBeNull()
    expect(winningMoveByGeneralTheorem([1, 2, 3, 4], [2])).toBeNull()
  })

  it('reject sets that are not sets of stack numbers', () => {
    expect(() => generalTheorem(3, [])).toThrow(RangeError)
    expect(() => outcomeByGeneralTheorem([1, 2], [3])).toThrow(RangeError)
    expect(() => outcomeByGeneralTheorem([2, 1], [1])).toThrow(RangeError)
  })

  it.each(golden.P_lists)('have the golden P-positions for n = $n, A = $A', ({ n, A, max, P }) => {
    if (generalTheorem(n, A) === null) return
    const found = boxOf(n, max).filter((x) => outcomeByGeneralTheorem(x, A) === 'P')
    expect(found.map((x) => x.join()).sort()).toEqual(P.map((x) => x.join()).sort())
  })

  it('cover some golden lists and positions, and agree with their outcomes', () => {
    const covered = golden.positions.filter(({ n, A }) => generalTheorem(n, A) !== null)
    expect(covered.length).toBeGreaterThan(5)
    for (const { x, A, outcome, winning_options } of covered) {
      expect(outcomeByGeneralTheorem(x, A)).toBe(outcome)
      const played = winningMoveByGeneralTheorem(x, A)
      expect(played === null).toBe(winning_options.length === 0)
    }
    expect(golden.P_lists.some(({ n, A }) => generalTheorem(n, A) !== null)).toBe(true)
  })

  it.each(golden.counts)('count the golden P-positions for n = $n, A = $A', (row) => {
    if (generalTheorem(row.n, row.A) === null) return
    let P = 0
    sortedBox(row.n, row.max).forEach((x) => {
      if (outcomeByGeneralTheorem(x, row.A) === 'P') P++
    })
    expect(P).toBe(row.P)
  })
})
