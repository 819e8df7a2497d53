import type { TableGrid } from '@nim/bruteforce/web-table'
import { formatPosition, formatRuleset, type Position } from '@nim/core/rules'
import { booktabs, positionGridSvg, positionGridText } from '@nim/report'
import type { Download } from '../../parts/downloads.tsx'
import { pngOfSvg } from '../../parts/png-of-svg.ts'
import { letterOf, positionGridOf } from './grid-letters.ts'
import type { MapState } from './map-state.ts'
import { fileName } from './slice-files.ts'

/**
 * The files of a grid: its figure from @nim/report, the counts of its cells, and a table of its
 * letters.
 */
export function gridFiles(grid: TableGrid, state: MapState): readonly Download[] {
  const name = fileName(formatRuleset(state.ruleset), 'grid')
  const figure = (): string => positionGridSvg(positionGridOf(grid, state))
  return [
    { name: `${name}.svg`, type: 'image/svg+xml', make: figure },
    { name: `${name}.png`, type: 'image/png', make: () => pngOfSvg(figure()) },
    { name: `${name}.csv`, type: 'text/csv', make: () => gridCsv(grid) },
    {
      name: `${name}.tex`,
      type: 'application/x-tex',
      make: () => gridTex(grid),
    },
    {
      name: `${name}.txt`,
      type: 'text/plain',
      make: () => `${positionGridText(positionGridOf(grid, state))}\n`,
    },
  ]
}

/**
 * CSV with one line for each cell. A line has the cell's letter, the numbers of P- and N-positions,
 * and the smallest position of each kind.
 */
export function gridCsv({ cells, modulus }: TableGrid): string {
  const piles = (position: Position | null): string =>
    position === null ? '' : formatPosition(position).replaceAll(',', ' ')
  const lines = cells.map((cell) =>
    [
      cell.odd,
      cell.residue,
      letterOf(cell, modulus),
      cell.P.count,
      cell.N.count,
      piles(cell.P.smallest),
      piles(cell.N.smallest),
    ].join(','),
  )
  return `o,r,letter,P,N,smallest_P,smallest_N\n${lines.join('\n')}\n`
}

/** The letters as a LaTeX table that uses the package booktabs. */
export function gridTex({ cells, modulus }: TableGrid): string {
  const columns = cells.length / modulus
  const head = [
    String.raw`$r \backslash o$`,
    ...Array.from({ length: columns }, (_, odd) => String(odd)),
  ]
  const rows = Array.from({ length: modulus }, (_, residue) => [
    String(residue),
    ...Array.from({ length: columns }, (__, odd) => {
      const letter = letterOf(cells[odd * modulus + residue]!, modulus)
      return letter === '.' ? String.raw`$\cdot$` : letter
    }),
  ])
  return `${booktabs(head, rows)}\n`
}
