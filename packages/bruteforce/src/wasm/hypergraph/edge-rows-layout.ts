import type { EdgeGame } from '../../task/unit-moves.ts'
import { EDGE_ROWS_ROOM } from './edge-rows-header.ts'
import type { EdgeStencil } from './edge-rows-stencil.ts'

/** Bytes that are filled in a call, and positions that are decoded in one, unless a plane has more. */
const CHUNK = 2 ** 16
/** What vectors read or write behind the last row, or the last entry. */
const SLACK = 64

/**
 * Where the outcomes of a box or another lower set of an edge game lie, one bit a position: the values of
 * pile 1 in a cell of 8 to 64 bits, or in several cells of 64, its words. The cells of a word, of two other
 * piles, are a plane: rows with a closing cell each, closing rows in front. Planes lie one behind the
 * other, the words of a place together, the `upper` piles outside in their order. All sizes in bytes.
 */
export interface EdgeRowsLayout {
  readonly cell: 1 | 2 | 4 | 8
  readonly words: number
  /** Cells of a whole row, and rows of a plane. */
  readonly rowCells: number
  readonly rows: number
  readonly pitch: number
  /** From the first closing row of a plane to that of the next one. */
  readonly plane: number
  /** strides[i] = from x_{i+2} to x_{i+2} + 1. */
  readonly strides: readonly number[]
  /** Address of zeros: a plane of them, and one more in front if there are several words. */
  readonly zeros: number
  /** Address of the cell of (0, …, 0). */
  readonly origin: number
  /** How many of the upper piles, the first ones, are filled by one call. */
  readonly together: number
  /** Rows of a plane that are filled by one call: all, if any upper pile is filled with them. */
  readonly stripe: number
  /** Piles 2..j that are decoded together, 2 ≤ j < n, and the entries of them and pile 1. */
  readonly decodedPiles: number
  readonly decoded: number
  /** Address of the decoded entries. */
  readonly entries: number
  /** All of it. */
  readonly bytes: number
}

/**
 * The layout of the lower set of `caps`. Sizes may be absurd, up to Infinity.
 * @complexity O(n)
 */
export function edgeRowsLayout(
  { piles }: EdgeGame,
  { shape, row, along, upper }: EdgeStencil,
  caps: readonly number[],
): EdgeRowsLayout {
  const size = (pile: number): number => caps[pile - 1]! + 1
  const cell = ([1, 2, 4] as const).find((bytes) => size(1) <= 8 * bytes) ?? 8
  const words = Math.ceil(size(1) / (8 * cell))
  const isSkewed = shape === 'skewed'
  const closingRows = isSkewed ? 2 : 1
  const rowCells = size(along)
  const rows = isSkewed ? size(row) + rowCells - 1 : size(row)
  const pitch = (rowCells + 1) * cell
  const plane = (rows + closingRows) * pitch

  const strides = new Array<number>(piles - 1)
  strides[row - 2] = pitch
  strides[along - 2] = isSkewed ? pitch + cell : cell
  let stride = words * plane
  let together = 0
  upper.forEach((pile, i) => {
    strides[pile - 2] = stride
    stride *= size(pile)
    if (stride <= CHUNK) together = i + 1
  })
  const stripe = words * plane <= CHUNK ? rows : Math.max(1, Math.floor(CHUNK / (words * pitch)))

  let decodedPiles = 2
  let decoded = size(1) * size(2)
  while (decodedPiles < piles - 1 && decoded * size(decodedPiles + 1) <= CHUNK) {
    decoded *= size(++decodedPiles)
  }

  const zeros = EDGE_ROWS_ROOM + (words > 1 ? plane : 0)
  const table = upper.length === 0 ? EDGE_ROWS_ROOM : zeros + plane + SLACK
  const origin = table + SLACK + closingRows * pitch
  const entries = table + SLACK + stride + SLACK
  return {
    cell,
    words,
    rowCells,
    rows,
    pitch,
    plane,
    strides,
    zeros,
    origin,
    together,
    stripe,
    decodedPiles,
    decoded,
    entries,
    bytes: entries + decoded + SLACK,
  }
}
