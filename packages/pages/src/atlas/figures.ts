import { solve } from '@nim/bruteforce'
import { isSymmetric } from '@nim/core/rules'
import { playName, type Row } from './rows.ts'
import { edgesOf, gameName } from './sections.ts'

/** The number of cells on each side of a slice, and the number of pixels of each side of a cell. */
const SIDE = 24
const CELL = 9
const MARGIN = 30
/**
 * The fixed piles of the slices, by the number of piles. These piles are chosen so that the
 * parities of the small piles differ.
 */
const SLICES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[]],
  3: [[4], [5], [6], [7]],
  4: [
    [4, 6],
    [5, 6],
    [4, 7],
    [5, 7],
  ],
  5: [
    [4, 6, 8],
    [5, 6, 8],
    [4, 7, 8],
    [5, 7, 8],
  ],
}
/**
 * A hypergraph game on four piles gets a picture only if it has at most this number of edges. There
 * would be too many pictures of games with more edges.
 */
const MOST_EDGES = 3

/**
 * The file name of a row. The file name consists of the family, the number of piles, the game and
 * the play convention.
 */
export function rowName({ game, play, ruleset: { kind, piles } }: Row): string {
  return `${kind.toLowerCase()}-${piles}-${play}/${gameName({ game })}-${play}`
}

/**
 * The file name of the picture of a row, in the folder of pictures of the atlas. The file name is
 * null for games with one pile or with more than five piles. The file name is also null for
 * hypergraph games on four piles with many edges.
 */
export function figureFile(row: Row): string | null {
  const { piles } = row.ruleset
  const isOneOfMany = piles === 4 && edgesOf(row) > MOST_EDGES
  return SLICES[piles] === undefined || isOneOfMany ? null : `${rowName(row)}.svg`
}

/**
 * The P-positions of a game, in slices through a solved box. All piles except the last two are
 * fixed. The second-to-last pile increases to the right and the last pile upwards, both from 0 to
 * 23.
 *
 * @throws RangeError for a row without a picture, see {@link figureFile}
 */
export function slicesSvg(row: Row): string {
  const { ruleset, play, game } = row
  if (figureFile(row) === null) throw new RangeError(`slicesSvg: ${game} has no picture`)
  const { box, values, isP } = solve(ruleset, { max: SIDE - 1 }, { value: 'outcome', play })
  const isLost = (x: readonly number[]): boolean =>
    isP(values[box.rank(isSymmetric(ruleset) ? x.toSorted((a, b) => a - b) : x)]!)
  const slices = SLICES[ruleset.piles]!
  const panel = SIDE * CELL + 2 * MARGIN
  const width = slices.length * panel
  const panels = slices.map((fixed, i) => panelSvg(fixed, i * panel + MARGIN, isLost))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${panel}" viewBox="0 0 ${width} ${panel}" role="img" font-family="Helvetica, Arial, sans-serif" fill="#16202a">
<title>P-positions of ${game}, ${playName(play)} play</title>
<rect width="100%" height="100%" fill="#ffffff"/>
${panels.join('\n')}
</svg>
`
}

/** One slice of the picture. */
function panelSvg(
  fixed: readonly number[],
  left: number,
  isLost: (position: readonly number[]) => boolean,
): string {
  const side = SIDE * CELL
  const last = fixed.length + 2
  const named = fixed.map((pile, k) => `x${k + 1} = ${pile}`).join(', ')
  const text = (x: number, y: number, words: string, size = 11): string =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle">${words}</text>`
  return [
    `<g transform="translate(${left} ${MARGIN})">`,
    `<rect width="${side}" height="${side}" fill="#fbf0cf" stroke="#3c4650"/>`,
    `<path transform="translate(0 ${side}) scale(${CELL} -${CELL})" stroke="#0b4f8a" d="${runs((x, y) => isLost([...fixed, x, y]))}"/>`,
    text(side / 2, -9, named, 13),
    text(side / 2, side + 22, `x${last - 1}`),
    text(-16, side / 2, `x${last}`),
    text(CELL / 2, side + 14, '0'),
    text((SIDE - 0.5) * CELL, side + 14, String(SIDE - 1)),
    '</g>',
  ].join('\n')
}

/**
 * The cells of a square for which a predicate holds. Neighbouring cells in a row are drawn as one
 * line through their centres.
 */
function runs(holds: (x: number, y: number) => boolean): string {
  let path = ''
  for (let y = 0; y < SIDE; y++) {
    let length = 0
    for (let x = 0; x <= SIDE; x++) {
      if (x < SIDE && holds(x, y)) length++
      else if (length > 0) {
        path += `M${x - length} ${y}.5h${length}`
        length = 0
      }
    }
  }
  return path
}
