import type { PlayConvention } from '@nim/core/rules'
import type { Cells } from '../../cells/cells.ts'
import type { Task, TableValue } from '../../task/task.ts'
import type { Tick } from '../../task/ticker.ts'
import { type EdgeGame, edgeGameOf } from '../../task/unit-moves.ts'
import { encodeModule } from '../encode/module.ts'
import { cachedModule } from '../encode/modules.ts'
import type { EdgeReader } from './edge-cells.ts'
import { type EdgeLayout, edgeLayout } from './edge-layout.ts'
import { EDGE_KEEP } from './edge-header.ts'
import { edgePlanes } from './edge-planes.ts'
import { type EdgeStencil, edgeStencil } from './edge-stencil.ts'
import { edgeTable } from './edge-table.ts'
import { type CellWidth, entryCell } from './value-cell.ts'
import { linesCode } from './value-lines.ts'
import { valueCount, valueDecode } from './value-read.ts'
import { valueRows } from './value-rows.ts'
import { stripCode } from './value-strip.ts'

/** The properties that determine a generated module. The module can compute boxes of every size. */
interface ValueSpec {
  readonly game: EdgeGame
  readonly value: TableValue
  readonly play: PlayConvention
  readonly cell: CellWidth['cell']
}

/**
 * The number of bytes that are needed to store the values of a task in such cells, including the
 * buffer for decoded entries.
 */
export function edgeValuesBytes({ ruleset, caps, value }: Task, cell: CellWidth['cell']): number {
  const stencil = edgeStencil(edgeGameOf(ruleset)!, 0)
  return layoutOf(stencil, caps, widthOf(value, cell)).bytes
}

/** The name of the module that computes the values of a task in such cells. */
export function edgeValuesModule({ ruleset, value, play }: Task, cell: CellWidth['cell']): string {
  return nameOf({ game: edgeGameOf(ruleset)!, value, play, cell })
}

/**
 * Computes the remoteness or Grundy values of a task in cells of `cell` bytes.
 *
 * @returns null if a value does not fit
 * @throws NoMemory if the engine cannot provide the memory
 * @complexity O(|H|) per position, 16 bytes of cells at a time
 */
export function solveEdgeValues(task: Task, cell: CellWidth['cell'], tick: Tick): Cells | null {
  const { ruleset, caps, value, play } = task
  const game = edgeGameOf(ruleset)!
  const stencil = edgeStencil(game, 0)
  const spec = { game, value, play, cell }
  const width = widthOf(value, cell)
  const { none } = entryCell(value, width, play, game.edges.length)
  const kernel = {
    stencil,
    layout: layoutOf(stencil, caps, width),
    module: () => cachedModule(nameOf(spec), () => edgeValuesCode(spec, stencil)),
    none,
    entryOf: valueReader(spec),
  }
  return edgeTable(task, kernel, tick)
}

function nameOf(spec: ValueSpec): string {
  return `edge values ${JSON.stringify(spec)}`
}

/** The entry for a Grundy value takes one byte, regardless of the width of its cell. */
function widthOf(value: TableValue, cell: CellWidth['cell']): CellWidth {
  return { cell, entry: value === 'remoteness' && cell === 2 ? 2 : 1 }
}

function layoutOf(stencil: EdgeStencil, caps: readonly number[], width: CellWidth): EdgeLayout {
  return edgeLayout(stencil, caps, { ...width, words: 1 })
}

function edgeValuesCode(
  { game, value, play, cell: bytes }: ValueSpec,
  stencil: EdgeStencil,
): Uint8Array<ArrayBuffer> {
  const width = widthOf(value, bytes)
  const cell = entryCell(value, width, play, game.edges.length)
  const keep = stencil.along === 1 ? undefined : EDGE_KEEP
  const functions = [
    edgePlanes({ cell: bytes, hasWords: false }, stencil, (known) =>
      valueRows(cell, stencil, known),
    ),
    stripCode(bytes, stencil.shape === 'skewed'),
    linesCode(cell, width, keep),
    valueDecode(game.piles, stencil, bytes, { strip: 1, lines: 2 }),
    valueCount(value, stencil, bytes),
  ]
  return encodeModule({ functions, table: [], shared: false })
}

/** Reads single cells, see `value-cell.ts`. */
function valueReader({
  value,
  play,
  cell,
}: ValueSpec): (buffer: ArrayBuffer) => EdgeReader['entryOf'] {
  if (value === 'grundy') {
    const Bits = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array }[cell]
    return (buffer) => {
      const bits = new Bits(buffer)
      return (address) => 31 - Math.clz32(bits[address / cell]!)
    }
  }
  const Keys = cell === 1 ? Int8Array : Int16Array
  return (buffer) => {
    const keys = new Keys(buffer)
    return (address) => {
      const key = keys[address / cell]!
      const number = (2 * key) ^ (key >> 31)
      return play === 'normal' ? number - 2 : number - (key < 0 ? 3 : 1)
    }
  }
}
