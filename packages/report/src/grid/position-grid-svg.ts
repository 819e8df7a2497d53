import { escapeXml } from './escape-xml.ts'
import { gridCellSvg } from './grid-cell-svg.ts'
import { gridDomain, letterMeaning } from './grid-words.ts'
import type { GridLetter, PositionGrid } from './position-grid.ts'
import { wrapLines } from './wrap-lines.ts'

const CELL = 30
const MARGIN = 24
/** Room for the axis label and the numbers, left of the grid and above it. */
const AXIS = 52
const TITLE = 17
const CAPTION = 13
const LEGEND_CELL = 24
const LEGEND_LINE = 28
/** From the grid to the words of the legend. */
const LEGEND_INDENT = 62
const NARROWEST = 480
/** Room for a character, in font sizes, in the widest of the usual sans-serif fonts. */
const CHARACTER = 0.62
/** The same for running text in lower case. */
const LOWER_CASE = 0.52
const LETTERS: readonly GridLetter[] = ['P', 'N', 'M', '?', '.']

/**
 * A position grid as a self-contained SVG document: r = 0 on top, o to the right, a letter in every
 * cell beside its colour, a legend of the letters that occur, a caption that names the ruleset, the
 * play, the modulus and the box. No scripts, no style sheet, no ids, no external fonts or images, so
 * that it can stand in a page beside others. Each cell carries its type and outcome as a tool tip.
 *
 * @throws RangeError if a column is not as long as the modulus or holds an unknown letter
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
  const legendWidth = LEGEND_INDENT + Math.ceil(LOWER_CASE * CAPTION * longest)
  const width = Math.max(NARROWEST, 2 * MARGIN + AXIS + gridWidth + legendWidth)
  const lineLength = (size: number): number => Math.floor((width - 2 * MARGIN) / (CHARACTER * size))
  const title = `Position grid of ${grid.ruleset}`
  const domain = gridDomain(grid)
  const axesText = `o = number of odd piles, r = sum of piles mod ${modulus}`
  const captions = [domain[0]!.toUpperCase() + domain.slice(1), axesText].flatMap((line) =>
    wrapLines(line, lineLength(CAPTION)),
  )
  const heading = [
    ...wrapLines(title, lineLength(TITLE)).map((line) => ({ line, size: TITLE, weight: 700 })),
    ...captions.map((line) => ({ line, size: CAPTION, weight: 400 })),
  ]
  let y = MARGIN - 6
  const headingSvg = heading.map(({ line, size, weight }) => {
    y += size + 7
    const fill = weight === 700 ? '#16202a' : '#4a5763'
    return text(MARGIN, y, line, `font-size="${size}" font-weight="${weight}" fill="${fill}"`)
  })
  const left = MARGIN + AXIS
  const top = y + 14 + AXIS
  const height = top + Math.max(gridHeight, letters.length * LEGEND_LINE) + MARGIN
  const summary = `${title}: ${domain}; ${axesText}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="Helvetica, Arial, sans-serif">`,
    `<title>${escapeXml(summary)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...headingSvg,
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
    '</svg>',
    '',
  ].join('\n')
}

function axes(left: number, top: number, columns: number, modulus: number): string[] {
  const middleX = left + (columns * CELL) / 2
  const middleY = top + (modulus * CELL) / 2
  const label = 'font-size="13" fill="#16202a" text-anchor="middle"'
  const o = '<tspan font-style="italic">o</tspan>'
  const r = '<tspan font-style="italic">r</tspan>'
  return [
    `<text x="${middleX}" y="${top - 32}" ${label}>${o}</text>`,
    `<text x="${left - 36}" y="${middleY + 4}" ${label}>${r}</text>`,
    '<g text-anchor="middle" font-size="12" fill="#4a5763">',
    ...Array.from({ length: columns }, (_, odd) =>
      text(left + (odd + 0.5) * CELL, top - 9, String(odd)),
    ),
    '</g>',
    '<g text-anchor="end" font-size="12" fill="#4a5763">',
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
    `<g font-size="${CAPTION}" fill="#16202a">`,
    ...letters.map((letter, i) => text(x, top + i * LEGEND_LINE + 17, letterMeaning(letter))),
    '</g>',
  ]
}

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${escapeXml(content)}</text>`
}

function checkLetters({ columns, modulus }: PositionGrid): void {
  for (const [odd, column] of columns.entries()) {
    const known = /^[PNM?.]*$/.test(column)
    if (column.length !== modulus || !known) {
      throw new RangeError(
        `position grid: expected ${modulus} letters of ${LETTERS.join(' ')} at o = ${odd}, got '${column}'`,
      )
    }
  }
}
