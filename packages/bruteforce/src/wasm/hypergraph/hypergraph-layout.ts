import type { EdgeGame } from '../../task/unit-moves.ts'
import type { CellWidth } from './hypergraph-cell.ts'
import { type EdgeGroup, type PlaneShape, planeShape } from './hypergraph-edges.ts'
import { ROOM } from './hypergraph-header.ts'

/** Positions that are filled and then unloaded at a time, unless one plane has more. */
const CHUNK = 2 ** 16

/**
 * Where everything lies in the memory of a hypergraph kernel, in bytes: header, strip, entries of a
 * chunk, window. The window holds the blocks x_n = m and x_n = m − 1 in turn. A chunk is a part of a
 * block: piles 1..j whole, the others fixed.
 */
export interface HypergraphLayout {
  readonly shape: PlaneShape
  /** Cells of a row, rows of a plane. */
  readonly rowCells: number
  readonly rows: number
  readonly pitch: number
  /** strides[i − 3] = from x_i to x_i + 1, for 3 ≤ i < n. */
  readonly strides: readonly number[]
  readonly block: number
  readonly strip: number
  readonly linePitch: number
  readonly entries: number
  readonly window: number
  /** Address of the position (0, …, 0) in the first block. */
  readonly origin: number
  /** The j of chunks, at least 2, and the positions of one. */
  readonly chunkPiles: number
  readonly chunk: number
  /** All of it. */
  readonly bytes: number
}

/**
 * The layout of the lower set of `caps`. Sizes may be absurd, up to Infinity.
 * @complexity O(n + |H|)
 */
export function hypergraphLayout(
  game: EdgeGame,
  caps: readonly number[],
  { cell, entry }: CellWidth,
): HypergraphLayout {
  const shape = planeShape(game)
  const sizes = caps.map((cap) => cap + 1)
  const [size1, size2] = sizes as [number, number]
  const [rowCells, rows] =
    shape === 'straight' ? [size1, size2] : [size2, shape === 'crossed' ? size1 : size1 + size2 - 1]
  const closingRows = shape === 'skewed' ? 2 : 1
  const pitch = (rowCells + 1) * cell
  const strides: number[] = []
  let block = (rows + closingRows) * pitch
  let before = closingRows * pitch
  for (const size of sizes.slice(2, -1)) {
    strides.push(block)
    before += block
    block *= size + 1
  }
  // What a short row blanks behind it must not lie in the other block.
  block += 16

  let chunkPiles = 2
  let chunk = size1 * size2
  while (chunkPiles < caps.length - 1 && chunk * sizes[chunkPiles]! <= CHUNK) {
    chunk *= sizes[chunkPiles++]!
  }

  const linePitch = size1 * cell + 48
  const strip = ROOM + 16
  const entries = strip + (shape === 'straight' ? 0 : (16 / cell) * linePitch)
  const window = entries + chunk * entry + 64
  // Vectors read, and never use, what lies up to two of them behind a row, two squares behind rows.
  const behind = (32 / cell + 1) * pitch + 64
  return {
    shape,
    rowCells,
    rows,
    pitch,
    strides,
    block,
    strip,
    linePitch,
    entries,
    window,
    origin: window + before,
    chunkPiles,
    chunk,
    bytes: window + 2 * block + behind,
  }
}

/**
 * The distances of the options of the groups, plus one cell.
 * @param step from block x_n − 1 to block x_n
 */
export function groupDistances(
  groups: readonly EdgeGroup[],
  { pitch, strides }: HypergraphLayout,
  step: number,
  cell: number,
): number[] {
  return groups.map(({ rows, upper }) =>
    upper.reduce((sum, pile) => sum + (strides[pile - 3] ?? step), rows * pitch + cell),
  )
}
