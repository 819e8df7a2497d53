import type { EdgeStencil } from './edge-stencil.ts'
import { EDGE_ROOM } from './edge-header.ts'

/** The number of bytes filled in a call, unless a row has more. */
const PART = 2 ** 20
/** The same if a plane has several words, so that the word before is still in the cache. */
const PART_OF_WORDS = 2 ** 16
/** The number of positions decoded in a call, unless a plane has more. */
const PIECE = 2 ** 16
/** The number of bytes that vectors read or write beyond the last row, or the last entry. */
const SLACK = 64

/** The content of a cell: a value, or the outcomes of several values of pile 1, one bit each. */
export interface CellSize {
  readonly cell: 1 | 2 | 4 | 8
  /** The number of cells that hold all values of pile 1; 1 if a cell is a value. */
  readonly words: number
  /** The number of bytes of an entry as it is read. */
  readonly entry: 1 | 2
}

/**
 * The layout of the cells of a box or another lower set of an edge game. The cells of two piles
 * form a plane: rows with a closing cell in front of each, and closing rows in front of all. Planes
 * lie one behind the other. The words of one place lie together, and the `upper` piles are the
 * outer loops in their order. All sizes are in bytes.
 */
export interface EdgeLayout extends CellSize {
  /** The number of cells of a whole row, and the number of rows of a plane. */
  readonly rowCells: number
  readonly rows: number
  readonly pitch: number
  /** The distance from the first closing row of a plane to that of the next one. */
  readonly plane: number
  /** strides[i − 1] is the distance from x_i to x_i + 1; 0 for the pile that lies within cells. */
  readonly strides: readonly number[]
  /**
   * The address of the data that mean "no option": a plane, and one more in front if there are
   * several words.
   */
  readonly none: number
  /** The address of the cell of (0, …, 0). */
  readonly origin: number
  /** The number of upper piles, from the first one, that one call fills. */
  readonly together: number
  /**
   * The number of rows of a plane that one call fills: all, if it fills any upper pile with them.
   */
  readonly stripe: number
  /**
   * The last of the piles 1..j that are decoded together, 2 ≤ j < n, and the number of their
   * positions.
   */
  readonly decodedPiles: number
  readonly decoded: number
  /** The address of the decoded entries. */
  readonly entries: number
  /**
   * The place where lines across rows are assembled, and the number of bytes from one line to the
   * next.
   */
  readonly strip: number
  readonly linePitch: number
  /** The total number of bytes. */
  readonly bytes: number
}

/**
 * The layout of the lower set of `caps`. Sizes may be absurd, up to Infinity.
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
  const part = words > 1 ? PART_OF_WORDS : PART
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
    (isPart() || decoded * size(decodedPiles + 1) <= PIECE)
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
 * Rounds up to whole vectors if that costs at most 1/32 more: options of other rows are then as far
 * from the beginning of a vector as those of one row. HNIM(3;{1,2},{1,2,3}) up to 200 takes an
 * eighth less.
 */
function alignedIfCheap(bytes: number): number {
  const whole = 16 * Math.ceil(bytes / 16)
  return 32 * (whole - bytes) <= bytes ? whole : bytes
}
