import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { options, slowSetNim, sortedBox } from '../../src/rules/index.ts'
import { reductionByDefinition } from '../../src/setnim/definitions/index.ts'
import { isReduced, positionType, reduce } from '../../src/setnim/index.ts'
import { outcomeByPlay } from './outcome-by-play.ts'

describe('the golden tables of SN(n,A)', () => {
  it.each(golden.counts)('count P and reduced positions for n = $n, A = $A', (row) => {
    const outcome = outcomeByPlay(slowSetNim(row.n, row.A))
    const known = new Map<string, readonly number[]>()
    const box = sortedBox(row.n, row.max)
    const counted = { P: 0, reduced: 0, reduced_P: 0 }
    box.forEach((x) => {
      const isP = outcome([...x]) === 'P'
      const reduced = reductionByDefinition(x, row.A, known).join() === x.join()
      expect(isReduced(x, row.A[0]!)).toBe(reduced)
      if (isP) counted.P++
      if (reduced) counted.reduced++
      if (isP && reduced) counted.reduced_P++
    })
    const { P, reduced, reduced_P, positions } = row
    expect(counted).toEqual({ P, reduced, reduced_P })
    expect(box.count).toBe(positions)
  })

  it.each(golden.P_lists)('list the P-positions for n = $n, A = $A', (list) => {
    const outcome = outcomeByPlay(slowSetNim(list.n, list.A))
    const found: string[] = []
    sortedBox(list.n, list.max).forEach((x) => {
      if (outcome([...x]) === 'P') found.push(x.join())
    })
    expect(found.sort()).toEqual(list.P.map((x) => x.join()).sort())
    expect(found).toHaveLength(list.count)
  })

  it.each(golden.positions)('describe $x in SN($n,$A)', (row) => {
    const ruleset = slowSetNim(row.n, row.A)
    const outcome = outcomeByPlay(ruleset)
    const found = options(ruleset, row.x)
    expect(row.x.reduce((a, b) => a + b, 0)).toBe(row.sum)
    expect(outcome(row.x)).toBe(row.outcome)
    expect(found).toHaveLength(row.options_distinct)
    expect(
      found
        .filter((y) => outcome(y) === 'P')
        .map((y) => y.join())
        .sort(),
    ).toEqual(row.winning_options.map((y) => y.join()).sort())
    expect(reduce(row.x, row.A[0]!)).toEqual(row.reduction)
    expect(outcome(row.reduction)).toBe(row.outcome)
  })

  it.each([...golden.grids_all_but_one, ...golden.grids_all_but_one_or_all])(
    'produce the grid for n = $n, A = $A',
    ({ n, A, modulus, max, columns }) => {
      const k = A[0]!
      const outcome = outcomeByPlay(slowSetNim(n, A))
      const grid: string[][] = Array.from({ length: n + 1 }, (_, o) =>
        Array.from({ length: 2 * k }, (__, r) => ((o + r) % 2 === 0 ? '?' : '.')),
      )
      sortedBox(n, max).forEach((x) => {
        if (!isReduced(x, k)) return
        const { o, r } = positionType(x, k)
        const letter = outcome([...x])
        const before = grid[o]![r]!
        grid[o]![r] = before === '?' || before === letter ? letter : 'M'
      })
      expect(modulus).toBe(2 * k)
      expect(grid.map((column) => column.join(''))).toEqual(columns)
    },
  )
})
