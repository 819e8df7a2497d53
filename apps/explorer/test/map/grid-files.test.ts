import type { GridCell, TableGrid } from '@nim/bruteforce/web-table'
import { parseRuleset } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { gridCsv, gridTex } from '../../src/views/map/grid-files.ts'
import { letterOf, positionGridOf } from '../../src/views/map/grid-letters.ts'
import { readMap } from '../../src/views/map/map-state.ts'

const none = { count: 0, smallest: null }

/** A grid of two piles modulo 2. The cell o = 1, r = 1 contains both outcomes. */
const GRID: TableGrid = {
  modulus: 2,
  cells: [
    { odd: 0, residue: 0, P: { count: 3, smallest: [0, 0] }, N: none },
    { odd: 0, residue: 1, P: none, N: none },
    { odd: 1, residue: 0, P: none, N: none },
    { odd: 1, residue: 1, P: { count: 1, smallest: [0, 1] }, N: { count: 2, smallest: [1, 2] } },
  ],
}

test('a grid is written as CSV, as a LaTeX table, and as a grid of @nim/report', () => {
  expect(gridCsv(GRID)).toBe(
    'o,r,letter,P,N,smallest_P,smallest_N\n0,0,P,3,0,0 0,\n0,1,.,0,0,,\n1,0,.,0,0,,\n1,1,M,1,2,0 1,1 2\n',
  )
  expect(gridTex(GRID)).toContain(String.raw`1 & $\cdot$ & M \\`)
  const { state } = readMap(parseRuleset('NIM(2,1)'), 'normal', { settings: { max: '2' } })
  expect(positionGridOf(GRID, state).columns.slice(0, 2)).toEqual(['P.', '.M'])
})

test('an empty cell of a grid with an odd modulus is not shown as impossible', () => {
  const cell: GridCell = { odd: 0, residue: 1, P: none, N: none }
  expect([2, 3].map((modulus) => letterOf(cell, modulus))).toEqual(['.', '?'])
})
