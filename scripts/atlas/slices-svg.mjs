import { source } from './source.mjs'

const { solve } = await source('bruteforce/src/index.ts')
const { isSymmetric } = await source('core/src/rules/index.ts')

/** Cells of a side of a slice, and pixels of a cell. */
const SIDE = 24
const CELL = 9
const MARGIN = 30
/** What is fixed, by the number of piles: slices in which the parities of small piles differ. */
const SLICES = {
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
/** Hypergraph games with more edges have no picture: they are too many. */
const MOST_EDGES_ON_FOUR_PILES = 3

/** Where the picture of a row stands, from the folder of pictures: in that of its family, piles and play. */
export function figureFile({ game, play, ruleset: { kind, piles } }) {
  const name = game.replaceAll('},{', '-').replaceAll(',', '').toLowerCase()
  const folder = `${kind.toLowerCase()}-${piles}-${play}`
  return `${folder}/${name.replaceAll(/[^a-z0-9]+/g, '-')}${play}.svg`
}

/**
 * The P-positions of a game in slices through a solved box: all piles but the last two are fixed, these two
 * go from 0 to 23, to the right and up. Null for one pile, for more than five, and for hypergraphs on four piles
 * with many edges.
 */
export function slicesSvg({ ruleset, play, game }) {
  const slices = SLICES[ruleset.piles]
  if (slices === undefined || isOneOfMany(ruleset)) return null
  const { box, values, isP } = solve(ruleset, { max: SIDE - 1 }, { value: 'outcome', play })
  const isLost = (x) =>
    isP(values[box.rank(isSymmetric(ruleset) ? x.toSorted((a, b) => a - b) : x)])
  const panel = SIDE * CELL + 2 * MARGIN
  const text = (x, y, words, size = 11) =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle">${words}</text>`
  const last = ruleset.piles
  const panels = slices.map((fixed, i) => {
    const left = i * panel + MARGIN
    const named = fixed.map((pile, k) => `x${k + 1} = ${pile}`).join(', ')
    return [
      `<g transform="translate(${left} ${MARGIN})">`,
      `<rect width="${SIDE * CELL}" height="${SIDE * CELL}" fill="#fbf0cf" stroke="#3c4650"/>`,
      `<path transform="translate(0 ${SIDE * CELL}) scale(${CELL} -${CELL})" stroke="#0b4f8a" d="${runs((x, y) => isLost([...fixed, x, y]))}"/>`,
      text((SIDE * CELL) / 2, -9, named, 13),
      text((SIDE * CELL) / 2, SIDE * CELL + 22, `x${last - 1}`),
      text(-16, (SIDE * CELL) / 2, `x${last}`),
      text(CELL / 2, SIDE * CELL + 14, '0'),
      text((SIDE - 0.5) * CELL, SIDE * CELL + 14, String(SIDE - 1)),
      '</g>',
    ].join('\n')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${slices.length * panel}" height="${panel}" viewBox="0 0 ${slices.length * panel} ${panel}" role="img" font-family="Helvetica, Arial, sans-serif" fill="#16202a">
<title>P-positions of ${game}, ${play === 'misere' ? 'misère' : 'normal'} play</title>
<rect width="100%" height="100%" fill="#ffffff"/>
${panels.join('\n')}
</svg>
`
}

function isOneOfMany({ kind, piles, edges }) {
  return kind === 'HNIM' && piles === 4 && edges.length > MOST_EDGES_ON_FOUR_PILES
}

/** The cells of a square that a predicate holds of, each row as lines through the middle of its cells. */
function runs(holds) {
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
