import { exactSlowNim, parseRuleset, type PlayConvention } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Algorithm, planOf, solve, solveByLayers, type TableValue } from '../src/index.ts'
import { solverHistory } from '../src/plan/history.ts'
import { run } from '../src/plan/run.ts'
import { requireSame } from '../src/second/second-plan.ts'
import { rankCells } from '../src/cells/rank-cells.ts'
import { boxTask } from '../src/task/task.ts'

const VALUES: readonly TableValue[] = ['outcome', 'remoteness', 'grundy']
const PLAYS: readonly PlayConvention[] = ['normal', 'misere']

/** For each game, the smallest box that no longer counts as small. */
const LARGEST: Readonly<Record<string, number>> = {
  'NIM(3,2)': 90,
  'SN(4,{1,4})': 40,
  'SN(5,{3,5})': 24,
  'SN(6,1..6)': 14,
  'NIM(7,5)': 9,
  'HNIM(3;{1},{2},{1,3})': 40,
  'HNIM(4;{1,2},{2,3},{3,4})': 16,
}

const history = solverHistory()

/** The algorithm that nimlab chooses for a box at this moment. */
function madeBy(name: string, max: number, value: TableValue, play: PlayConvention): Algorithm {
  const { cells, plan } = run(planOf(boxTask(parseRuleset(name), max, value, play)), 2 ** 31, {
    history,
  })
  cells.release()
  return plan.algorithm
}

describe('a small box', () => {
  it('is filled by the kernel of a larger box of the same game', () => {
    for (const [name, large, smaller] of [
      ['NIM(4,3)', 40, [39, 31, 24, 18]],
      ['SN(3,{1,3})', 130, [84, 60, 40]],
      ['SN(5,{2,3,4,5})', 24, [22, 15, 10]],
      ['NIM(7,4)', 14, [13, 10, 7]],
      ['HNIM(3;{1,2},{2,3})', 31, [30, 24, 17]],
    ] as const) {
      for (const value of VALUES) {
        for (const play of PLAYS) {
          expect(madeBy(name, large, value, play)).toBe('generated')
          for (const max of smaller) {
            expect(madeBy(name, max, value, play), `${name} ${max} ${value}`).toBe('generated')
          }
        }
      }
    }
  })

  it('is filled by typed arrays until they have worked for as long as a kernel takes to generate', () => {
    for (const [name, max] of [
      ['NIM(3,1)', 40],
      ['NIM(4,1)', 24],
      ['SN(5,{2,4})', 13],
      ['NIM(6,3)', 10],
      ['HNIM(4;{1,2},{3},{3,4})', 10],
    ] as const) {
      for (const value of VALUES) {
        const made = Array.from({ length: 60 }, () => madeBy(name, max, value, 'misere'))
        const arrays = made.indexOf('generated')
        expect(arrays, `${name} ${value}`).toBeGreaterThan(1)
        expect(new Set(made.slice(arrays))).toEqual(new Set(['generated']))
        // One kernel serves all boxes of the game.
        expect(madeBy(name, max - 1, value, 'misere')).toBe('generated')
      }
    }
  })

  it('is always filled by typed arrays if they take less than a tenth of a millisecond', () => {
    for (const [name, max] of [
      ['NIM(3,2)', 29],
      ['NIM(4,3)', 15],
      ['NIM(7,4)', 4],
      ['HNIM(3;{1,2},{3})', 9],
    ] as const) {
      const plan = planOf(boxTask(parseRuleset(name), max, 'outcome', 'normal'))
      expect(plan.algorithm).toBe('typed arrays')
    }
  })

  it('has the same table regardless of the boxes solved before', () => {
    const box = fc.record({
      name: fc.constantFrom(...Object.keys(LARGEST)),
      size: fc.double({ min: 0.3, max: 1, noNaN: true }),
      value: fc.constantFrom(...VALUES),
      play: fc.constantFrom(...PLAYS),
      isKept: fc.boolean(),
    })
    const algorithms = new Set<Algorithm>()
    const digests = new Map<string, string>()
    fc.assert(
      fc.property(fc.array(box, { minLength: 5, maxLength: 25 }), (boxes) => {
        for (const { name, size, value, play, isKept } of boxes) {
          const ruleset = parseRuleset(name)
          const max = Math.round(size * LARGEST[name]!)
          algorithms.add(madeBy(name, max, value, play))
          const table = solve(ruleset, { max }, { value, play, history })
          const key = [name, max, value, play].join(' ')
          const plain = () => solve(ruleset, { max }, { value, play, kernel: 'plain' }).digest()
          const expected = digests.get(key) ?? plain()
          digests.set(key, expected)
          expect(table.digest(), key).toBe(expected)
          if (!isKept) table.release()
        }
      }),
      { numRuns: 12 },
    )
    expect(algorithms).toEqual(new Set(['generated', 'typed arrays']))
  })

  it('needs the same memory regardless of the boxes solved before', () => {
    const ruleset = exactSlowNim(5, 4)
    for (const value of VALUES) {
      const job = boxTask(ruleset, 14, value, 'normal')
      const { bytes, ...plan } = planOf(job)
      for (let i = 0; i < 40; i++) {
        const { cells } = run(planOf(job), bytes, { history })
        cells.release()
        expect(() => run(planOf(job), bytes - 1, { history })).toThrow(/the \w+ table needs/)
        expect(planOf(job)).toEqual({ bytes, ...plan })
      }
    }
  })

  it('can also be read layer by layer', () => {
    const ruleset = exactSlowNim(4, 2)
    const table = solve(ruleset, { max: 30 }, { value: 'outcome' })
    for (let i = 0; i < 10; i++) {
      let countP = 0
      solveByLayers(ruleset, { max: 30 }, { value: 'outcome' }, (layer) => {
        countP += layer.countP()
      })
      expect(countP).toBe(table.countP())
    }
  })

  it('is rejected as a second table if a kernel and typed arrays differ', () => {
    for (const value of VALUES) {
      const job = boxTask(exactSlowNim(4, 3), 30, value, 'normal')
      const made = run(planOf({ ...job, kernel: 'second' }), 2 ** 31)
      requireSame(job, made)
      const values = made.cells.values().slice()
      const rank = values.length - 5
      values[rank] = 1 - values[rank]!
      const wrong = { plan: made.plan, cells: rankCells(job, values) }
      expect(() => requireSame(job, wrong)).toThrow(
        `the kernel and the typed arrays give different results at rank ${rank}`,
      )
    }
  })
})
