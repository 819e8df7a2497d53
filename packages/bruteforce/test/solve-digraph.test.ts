import { exactSlowNim, slowSetNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { conjunctiveCompound, disjunctiveCompound } from '../src/other-games/digraph-compounds.ts'
import { digraphOfBox } from '../src/other-games/digraph-of-box.ts'
import { solveDigraph } from '../src/other-games/solve-digraph.ts'
import { solve } from '../src/solve.ts'

const PATH = [[], [0], [1], [2]]

describe('solveDigraph', () => {
  it('solves a path', () => {
    expect(solveDigraph(PATH)).toEqual([
      { outcome: 'P', remoteness: 0, grundy: 0 },
      { outcome: 'N', remoteness: 1, grundy: 1 },
      { outcome: 'P', remoteness: 2, grundy: 0 },
      { outcome: 'N', remoteness: 3, grundy: 1 },
    ])
  })

  it.each([exactSlowNim(3, 2), exactSlowNim(4, 2), slowSetNim(3, [1, 3])])(
    'agrees with the tables of a box',
    (ruleset) => {
      const box = { max: 5 }
      const outcome = solve(ruleset, box, { value: 'outcome' })
      const remoteness = solve(ruleset, box, { value: 'remoteness' })
      const grundy = solve(ruleset, box, { value: 'grundy' })
      const solved = solveDigraph(digraphOfBox(ruleset, box))
      expect(solved.length).toBe(outcome.box.count)
      solved.forEach((values, rank) => {
        expect(values).toEqual({
          outcome: outcome.values[rank] === 0 ? 'P' : 'N',
          remoteness: remoteness.values[rank],
          grundy: grundy.values[rank],
        })
      })
    },
  )

  it('rejects an arc that does not lead to a smaller vertex', () => {
    expect(() => solveDigraph([[1], []])).toThrow(RangeError)
    expect(() => solveDigraph([[0]])).toThrow(RangeError)
  })
})

describe('compounds', () => {
  it('number the pair (v, w) as v times the size of the second component, plus w', () => {
    const disjunctive = disjunctiveCompound(PATH, [[], [0]])
    expect(disjunctive).toEqual([[], [0], [0], [1, 2], [2], [3, 4], [4], [5, 6]])
    const conjunctive = conjunctiveCompound(PATH, [[], [0]])
    expect(conjunctive).toEqual([[], [], [], [0], [], [2], [], [4]])
  })
})
