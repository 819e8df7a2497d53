import { CAPTION_SIZE, figureSvg, MARGIN, textSvg as text } from '../figure/figure-svg.ts'
import { INK, MUTED } from '../figure/paint.ts'
import { gridCellSvg } from './grid-cell-svg.ts'
import { gridDomain, letterMeaning } from './grid-words.ts'
import { gridTitle } from './grid-title.ts'
import type { GridLetter, PositionGrid } from './position-grid.ts'

const CELL = 30
/** The space for the axis label and the numbers, to the left of the grid and above it. */
const AXIS = 52
const LEGEND_CELL = 24
const LEGEND_LINE = 28
/** The distance between the grid and the text of the legend. */
const LEGEND_INDENT = 62
/** The width reserved for a lower-case character of running text, in units of the font size. */
const LOWER_CASE = 0.52
const LETTERS: readonly GridLetter[] = ['P', 'N', 'M', '?', '.']

/**
 * A position grid as a self-contained SVG document. The row r = 0 is at the top, and o increases to
 * the right. Every cell has a letter and a colour, and its tool tip shows its type and outcome. A
 * legend explains the letters that occur. A caption names the ruleset, the play convention, the
 * modulus and the box. The document has no scripts, style sheets, ids, external fonts or images, so
 * a page can contain several such figures.
 *
 * @throws RangeError if the length of a column differs from the modulus, or if a column contains an
 * unknown letter
 * @complexity O(number of cells)
 * @source DH-D7
 */
export function positionGridSvg(grid: PositionGrid): string {
  checkLetters(grid)
  const { columns, modulus } = grid
  const gridWidth = columns.length * CELL
  const gridHeight = modulus * CELL
  const letters = LETTERS.filter((letter) => columns.join('').includes(letter))
  const longest = Math.max(...letters.map((letter) => letterMeaning(letter).length))
  const legendWidth = LEGEND_INDENT + Math.ceil(LOWER_CASE * CAPTION_SIZE * longest)
  const domain = gridDomain(grid)
  const left = MARGIN + AXIS
  return figureSvg({
    title: gridTitle(grid),
    captions: [
      domain[0]!.toUpperCase() + domain.slice(1),
      `o = number of odd piles, r = sum of piles mod ${modulus}`,
    ],
    width: 2 * MARGIN + AXIS + gridWidth + legendWidth,
    height: AXIS + Math.max(gridHeight, letters.length * LEGEND_LINE),
    draw: (edge) => {
      const top = edge + AXIS
      return [
        ...axes(left, top, columns.length, modulus),
        `<g text-anchor="middle" font-weight="700">`,
        ...columns.flatMap((column, odd) =>
          Array.from({ length: modulus }, (_, residue) => {
            const letter = column[residue] as GridLetter
            const tip = `o = ${odd}, r = ${residue}: ${letter === '.' ? letterMeaning(letter) : letter}`
            return gridCellSvg(letter, left + odd * CELL, top + residue * CELL, CELL, tip)
          }),
        ),
        '</g>',
        ...legend(letters, left + gridWidth + LEGEND_INDENT, top),
      ]
    },
  })
}

function axes(left: number, top: number, columns: number, modulus: number): string[] {
  const middleX = left + (columns * CELL) / 2
  const middleY = top + (modulus * CELL) / 2
  const label = `font-size="13" fill="${INK}" text-anchor="middle"`
  const o = '<tspan font-style="italic">o</tspan>'
  const r = '<tspan font-style="italic">r</tspan>'
  return [
    `<text x="${middleX}" y="${top - 32}" ${label}>${o}</text>`,
    `<text x="${left - 36}" y="${middleY + 4}" ${label}>${r}</text>`,
    `<g text-anchor="middle" font-size="12" fill="${MUTED}">`,
    ...Array.from({ length: columns }, (_, odd) =>
      text(left + (odd + 0.5) * CELL, top - 9, String(odd)),
    ),
    '</g>',
    `<g text-anchor="end" font-size="12" fill="${MUTED}">`,
    ...Array.from({ length: modulus }, (_, residue) =>
      text(left - 9, top + (residue + 0.5) * CELL + 4, String(residue)),
    ),
    '</g>',
  ]
}

function legend(letters: readonly GridLetter[], x: number, top: number): string[] {
  return [
    `<g text-anchor="middle" font-weight="700">`,
    ...letters.map((letter, i) =>
      gridCellSvg(letter, x - LEGEND_CELL - 10, top + i * LEGEND_LINE, LEGEND_CELL),
    ),
    '</g>',
    `<g font-size="${CAPTION_SIZE}" fill="${INK}">`,
    ...letters.map((letter, i) => text(x, top + i * LEGEND_LINE + 17, letterMeaning(letter))),
    '</g>',
  ]
}

function checkLetters({ columns, modulus }: PositionGrid): void {
  for (const [odd, column] of columns.entries()) {
    const hasOnlyLetters = /^[PNM?.]*$/.test(column)
    if (column.length !== modulus || !hasOnlyLetters) {
      throw new RangeError(
        `position grid: expected ${modulus} letters of ${LETTERS.join(' ')} at o = ${odd}, got '${column}'`,
      )
    }
  }
}
