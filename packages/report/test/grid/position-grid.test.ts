import { reductionTable, solve } from '@nim/bruteforce'
import { exactSlowNim, hypergraphNim, sortedBox, slowSetNim, WYTHOFF } from '@nim/core/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { positionGrid } from '../../src/index.ts'
import type { SolvedTable } from '../../src/solved-table.ts'
import { rowsOf } from '../solved/examples.ts'

test.each([...golden.grids_all_but_one, ...golden.grids_all_but_one_or_all])(
  'the grid of SN($n,{$A}) with piles up to $max matches the golden file',
  ({ n, A, modulus, max, columns }) => {
    const table = solve(slowSetNim(n, A), { max }, { value: 'outcome' })
    const reductions = reductionTable(slowSetNim(n, A), { max })
    const includes = (_: unknown, rank: number): boolean => reductions.isReducedRank(rank)
    expect(positionGrid(table, { modulus, includes, positions: 'reduced positions' })).toEqual({
      ruleset: `SN(${n},{${A.join()}})`,
      play: 'normal',
      positions: 'reduced positions',
      modulus,
      max,
      columns,
    })
  },
)

test('every cell shows the outcomes of its positions, for all rulesets, moduli and subsets', () => {
  const rulesets = fc.constantFrom(
    exactSlowNim(3, 2),
    slowSetNim(3, [1, 3]),
    slowSetNim(4, [2, 4]),
    exactSlowNim(2, 1),
  )
  const cases = fc.tuple(
    rulesets,
    fc.integer({ min: 0, max: 4 }),
    fc.constantFrom('normal' as const, 'misere' as const),
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 4 }),
  )
  fc.assert(
    fc.property(cases, ([ruleset, max, play, modulus, divisor]) => {
      const table = solve(ruleset, { max }, { value: 'outcome', play })
      const included = rowsOf(table).filter((_, rank) => rank % divisor === 0)
      const grid = positionGrid(table, { modulus, includes: (_, rank) => rank % divisor === 0 })
      expect(grid.columns).toHaveLength(ruleset.piles + 1)
      grid.columns.forEach((column, o) => {
        expect(column).toHaveLength(modulus)
        Array.from(column).forEach((letter, r) => {
          const entries = included
            .filter(({ piles }) => piles.filter((pile) => pile % 2 === 1).length === o)
            .filter(({ piles }) => piles.reduce((a, b) => a + b, 0) % modulus === r)
            .map(({ entry }) => entry)
          expect(letter).toBe(expectedLetter(o, r, modulus, entries))
        })
      })
    }),
  )
})

function expectedLetter(o: number, r: number, modulus: number, entries: number[]): string {
  if (modulus % 2 === 0 && o % 2 !== r % 2) return '.'
  if (entries.length === 0) return '?'
  if (new Set(entries).size === 2) return 'M'
  return entries[0] === 0 ? 'P' : 'N'
}

test('the grid counts all positions if there is no subset, and its caption says so', () => {
  const table = solve(slowSetNim(2, [1]), { max: 3 }, { value: 'outcome', play: 'misere' })
  const grid = positionGrid(table, { modulus: 2 })
  expect(grid).toMatchObject({ positions: 'all positions', play: 'misere', max: 3 })
  // In this misère game, every play from x has sum(x) moves. So x is a P-position if and only if
  // the sum is odd.
  expect(grid.columns).toEqual(['N.', '.P', 'N.'])
})

test('an odd modulus has no impossible cells', () => {
  const grid = positionGrid(solve(slowSetNim(3, [3]), { max: 6 }, { value: 'outcome' }), {
    modulus: 3,
  })
  expect(grid.columns.join('')).not.toContain('.')
})

test('a hypergraph of all pairs of piles has the grid of SN(3,{2})', () => {
  const pairs = hypergraphNim(3, [
    [1, 2],
    [1, 3],
    [2, 3],
  ])
  const grids = [pairs, slowSetNim(3, [2])].map((ruleset) =>
    positionGrid(solve(ruleset, { max: 6 }, { value: 'outcome' }), { modulus: 4 }),
  )
  expect(grids[0]!.columns).toEqual(grids[1]!.columns)
  expect(grids[0]!.ruleset).toBe('HNIM(3;{1,2},{1,3},{2,3})')
})

test('rejects other values than outcomes, other games than slow ones, games that distinguish piles, and invalid moduli', () => {
  const nim = solve(exactSlowNim(2, 1), { max: 2 }, { value: 'outcome' })
  const path = hypergraphNim(3, [
    [1, 2],
    [2, 3],
  ])
  const wythoff: SolvedTable = { ...nim, ruleset: WYTHOFF, box: sortedBox(2, 2) }
  expect(() => positionGrid({ ...nim, value: 'grundy' }, { modulus: 2 })).toThrow(
    new RangeError('position grid: expected a table of outcomes, got grundy'),
  )
  expect(() => positionGrid(wythoff, { modulus: 2 })).toThrow(
    new RangeError(
      'position grid: expected a slow game that does not distinguish its piles, got WYTHOFF',
    ),
  )
  expect(() => positionGrid(solve(path, { max: 1 }, { value: 'outcome' }), { modulus: 2 })).toThrow(
    RangeError,
  )
  for (const modulus of [0, -2, 1.5, Number.NaN]) {
    expect(() => positionGrid(nim, { modulus })).toThrow(RangeError)
  }
})
