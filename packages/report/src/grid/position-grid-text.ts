import { textTable } from '../text/text-table.ts'
import { gridTitle } from './grid-title.ts'
import { gridDomain, letterMeaning } from './grid-words.ts'
import type { PositionGrid } from './position-grid.ts'

/**
 * Formats a position grid as text. Two lines describe the grid. The letters follow, with r = 0 at
 * the top and o increasing to the right. If `M` or `?` occurs, the text explains this letter.
 * @source DH-D7
 */
export function positionGridText(grid: PositionGrid): string {
  const { columns, modulus } = grid
  const head = ['r\\o', ...columns.map((_, odd) => String(odd))]
  const rows = Array.from({ length: modulus }, (_, residue) => [
    String(residue),
    ...columns.map((column) => column.charAt(residue)),
  ])
  const unusual = (['M', '?'] as const).filter((letter) => columns.join('').includes(letter))
  const lines = [
    `${gridTitle(grid)}: o = number of odd piles, r = sum of piles mod ${modulus}`,
    gridDomain(grid),
    '',
    textTable(
      head,
      rows,
      head.map(() => 'right'),
    ),
  ]
  if (unusual.length > 0) lines.push('', ...unusual.map((l) => `${l}  ${letterMeaning(l)}`))
  return lines.join('\n')
}
