import type { EdgeStencil } from './edge-stencil.ts'
import { EDGE_ROOM } from './edge-header.ts'
import { EDGE_PART, EDGE_PART_OF_WORDS, EDGE_PIECE } from '../../tuned/tuned.ts'

/** The number of bytes that vectors read or write after the last row, or after the last entry. */
const SLACK = 64

/**
 * The content of a cell: a single value, or the outcomes for several sizes of pile 1, one bit each.
 */
export interface CellSize {
  readonly cell: 1 | 2 | 4 | 8
  /**
   * The number of cells that store the outcomes for all sizes of pile 1; 1 if each cell is a single
   * value.
   */
  readonly words: number
  /** The number of bytes of a decoded entry. */
  readonly entry: 1 | 2
}

/**
 * The layout of the cells for an edge game on a box or on another lower set. The cells of two piles
 * form a plane. Each row of the plane has a closing cell before it, and closing rows precede all
 * rows. Planes are stored one after another. Machine words with the same index are stored together,
 * and the loops over the `upper` piles are the outer loops, in the order of these piles. All sizes
 * are in bytes.
 */
export interface EdgeLayout extends CellSize {
  /** The number of cells in a whole row, and the number of rows in a plane. */
  readonly rowCells: number
  readonly rows: number
  readonly pitch: number
  /** The distance from the first closing row of one plane to that of the next plane. */
  readonly plane: number
  /**
   * strides[i − 1] is the distance by which a cell moves if x_i grows by 1. The distance is 0 for
   * the pile that is stored within cells.
   */
  readonly strides: readonly number[]
  /**
   * The address of the data that means "no option". The data fills one plane, plus one plane before
   * it if a row has several 64-bit words.
   */
  readonly none: number
  /** The address of the cell for the position (0, …, 0). */
  readonly origin: number
  /** The number of upper piles, counted from the first, that a single call fills. */
  readonly together: number
  /**
   * The number of rows of a plane that a single call fills. If the call also fills an upper pile,
   * it fills all rows.
   */
  readonly stripe: number
  /**
   * The piles 1..j are decoded together. The two numbers are j, with 2 ≤ j < n, and the number of
   * positions of the piles 1..j.
   */
  readonly decodedPiles: number
  readonly decoded: number
  /** The address of the decoded entries. */
  readonly entries: number
  /**
   * The buffer in which lines across rows are assembled, and the number of bytes from one line to
   * the next.
   */
  readonly strip: number
  readonly linePitch: number
  /** The total number of bytes of the layout. */
  readonly bytes: number
}

/**
 * The layout of the lower set of `caps`. All sizes may be absurdly large, up to Infinity.
 * @complexity O(n)
 */
export function edgeLayout(
  { shape, packed, row, along, upper }: EdgeStencil,
  caps: readonly number[],
  { cell, words, entry }: CellSize,
): EdgeLayout {
  const size = (pile: number): number => caps[pile - 1]! + 1
  const isSkewed = shape === 'skewed'
  const closingRows = isSkewed ? 2 : 1
  const rowCells = size(along)
  const rows = isSkewed ? size(row) + rowCells - 1 : size(row)
  const tight = (rowCells + 1) * cell
  const pitch = isSkewed ? tight : alignedIfCheap(tight)
  const plane = (rows + closingRows) * pitch

  const strides = caps.map(() => 0)
  strides[row - 1] = pitch
  strides[along - 1] = isSkewed ? pitch + cell : cell
  const part = words > 1 ? EDGE_PART_OF_WORDS : EDGE_PART
  let stride = words * plane
  let together = 0
  upper.forEach((pile, i) => {
    strides[pile - 1] = stride
    stride *= size(pile)
    if (stride <= part) together = i + 1
  })
  const stripe = words * plane <= part ? rows : Math.max(1, Math.floor(part / (words * pitch)))

  let decodedPiles = 2
  let decoded = size(1) * size(2)
  const isPart = (): boolean => packed === 0 && decodedPiles < along
  while (
    decodedPiles < caps.length - 1 &&
    (isPart() || decoded * size(decodedPiles + 1) <= EDGE_PIECE)
  ) {
    decoded *= size(++decodedPiles)
  }

  const none = EDGE_ROOM + (words > 1 ? plane : 0)
  const table = upper.length === 0 ? EDGE_ROOM : none + plane + SLACK
  const entries = table + SLACK + stride + SLACK
  const strip = entries + decoded * entry + SLACK
  const isAcross = packed === 0 && along !== 1
  const linePitch = isAcross ? size(1) * cell + SLACK : 0
  return {
    cell,
    words,
    entry,
    rowCells,
    rows,
    pitch,
    plane,
    strides,
    none,
    origin: table + SLACK + closingRows * pitch,
    together,
    stripe,
    decodedPiles,
    decoded,
    entries,
    strip,
    linePitch,
    bytes: strip + (16 / cell) * linePitch,
  }
}

/**
 * Rounds a number of bytes up to whole vectors if this adds at most 1/32 of the number. In this
 * case, options in other rows have the same alignment relative to vectors as options in the same
 * row. This alignment saves one eighth of the time for HNIM(3;{1,2},{1,2,3}) up to 200.
 */
function alignedIfCheap(bytes: number): number {
  const whole = 16 * Math.ceil(bytes / 16)
  return 32 * (whole - bytes) <= bytes ? whole : bytes
}
