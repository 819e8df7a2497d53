import type { Cells } from '../../cells/cells.ts'
import type { Task } from '../../task/task.ts'
import type { Tick } from '../../task/ticker.ts'
import { edgeGameOf } from '../../task/unit-moves.ts'
import { plainMemories } from '../encode/memories.ts'
import { encodeModule } from '../encode/module.ts'
import { cachedModule, instanceOf } from '../encode/modules.ts'
import type { KernelMemory } from '../encode/web-assembly.ts'
import { edgeRowsFill, type EdgeRowsSpec } from './edge-rows-fill.ts'
import {
  EDGE_DISTANCES,
  EDGE_KEEP,
  EDGE_LOOPS,
  EDGE_MASKS,
  EDGE_PITCH,
  EDGE_PLANE,
  EDGE_ROW,
  EDGE_ROWS_ROOM,
  EDGE_SIZE_1,
  EDGE_SIZE_ALONG,
  EDGE_SIZE_ROW,
  EDGE_TOP,
  EDGE_WORDS,
  EDGE_ZEROS,
} from './edge-rows-header.ts'
import { type EdgeRowsLayout, edgeRowsLayout } from './edge-rows-layout.ts'
import { edgeRowsCells } from './edge-rows-cells.ts'
import { edgeRowsCount, edgeRowsDecode } from './edge-rows-read.ts'
import { type EdgeStencil, edgeStencil } from './edge-rows-stencil.ts'

/** Bytes of memory that the outcomes of a task take as rows of bits, the room for decoded ones included. */
export function edgeRowsBytes(task: Task): number {
  const game = edgeGameOf(task.ruleset)!
  return edgeRowsLayout(game, edgeStencil(game), task.caps).bytes
}

/**
 * The outcomes of a task as rows of bits.
 * @throws NoMemory if the engine cannot provide the memory
 * @complexity O(|H|) a row of bits, up to 128 bits at a time
 */
export function solveEdgeRows({ ruleset, caps, play }: Task, tick: Tick): Cells {
  const game = edgeGameOf(ruleset)!
  const stencil = edgeStencil(game)
  const layout = edgeRowsLayout(game, stencil, caps)
  const memory = plainMemories.acquire(layout.bytes)
  const release = (): void => plainMemories.release(memory)
  try {
    writeHeader(memory, caps, stencil, layout)
    const spec = { game, play, cell: layout.cell, hasWords: layout.words > 1 }
    const module = cachedModule(`edge rows ${JSON.stringify(spec)}`, () => edgeRowsCode(spec))
    const { fill, decode, count } = instanceOf(module, memory)
    fillChunks(memory, caps, { stencil, layout, fill: fill!, tick })
    return edgeRowsCells(memory, caps, layout, { decode: decode!, count: count!, release })
  } catch (error) {
    release()
    throw error
  }
}

function edgeRowsCode(spec: EdgeRowsSpec): Uint8Array<ArrayBuffer> {
  const { piles } = spec.game
  const functions = [
    edgeRowsFill(spec, edgeStencil(spec.game)),
    edgeRowsDecode(piles),
    edgeRowsCount(piles, spec.cell),
  ]
  return encodeModule({ functions, table: [], shared: false })
}

function writeHeader(
  { buffer }: KernelMemory,
  caps: readonly number[],
  { row, along, upper, groups }: EdgeStencil,
  { cell, words, rowCells, pitch, plane, strides, zeros }: EdgeRowsLayout,
): void {
  const header = new Int32Array(buffer, 0, EDGE_ROWS_ROOM / 4)
  const bytes = new Uint8Array(buffer)
  const sizes = caps.map((cap) => cap + 1)
  for (const [address, value] of [
    [EDGE_PITCH, pitch],
    [EDGE_ROW, rowCells * cell],
    [EDGE_SIZE_ROW, sizes[row - 1]!],
    [EDGE_SIZE_ALONG, sizes[along - 1]!],
    [EDGE_WORDS, words],
    [EDGE_PLANE, plane],
    [EDGE_ZEROS, zeros],
    [EDGE_SIZE_1, sizes[0]!],
  ] as const) {
    header[address / 4] = value
  }
  groups.forEach((group, g) => {
    const rows = group.rows * pitch + cell
    const far = group.upper.reduce((sum, pile) => sum + strides[pile - 2]!, rows)
    header[EDGE_DISTANCES / 4 + g] = far
  })
  bytes.fill(0xff, EDGE_KEEP, EDGE_KEEP + 16)
  bytes.fill(0, EDGE_KEEP + 16, EDGE_TOP + 48)
  bytes.fill(0xff, EDGE_TOP + 16, EDGE_TOP + 16 + cell)
  const last = sizes[0]! - 64 * (words - 1)
  ;[words === 1 ? last : 64, 64, last].forEach((bits, i) => {
    const [none, part, ...whole] = [0, 16, 32, 48].map((at) => EDGE_MASKS + 64 * i + at)
    bytes.fill(0, none, none! + 16)
    for (let k = 0; k < 16; k++) {
      const ones = 2 ** Math.max(0, Math.min(8, bits - 8 * (k % cell))) - 1
      for (const at of whole) bytes[at + k] = ones
      bytes[part! + k] = i === 0 && k % cell === 0 ? ones - 1 : ones
    }
  })
  if (upper.length > 0) bytes.fill(0, EDGE_ROWS_ROOM, zeros + plane)
}

/** Fills the table in parts that a processor keeps at hand: planes together, or rows of one plane. */
function fillChunks(
  memory: KernelMemory,
  caps: readonly number[],
  run: {
    readonly stencil: EdgeStencil
    readonly layout: EdgeRowsLayout
    readonly fill: (at: number, from: number, to: number) => void
    readonly tick: Tick
  },
): void {
  const { stencil, layout, fill, tick } = run
  const { rows, stripe, strides, together, origin } = layout
  const header = new Int32Array(memory.buffer, 0, EDGE_ROWS_ROOM / 4)
  const { upper } = stencil
  const x = upper.map(() => 0)
  const size = (i: number): number => caps[upper[i]! - 1]! + 1
  const positions = caps.reduce((product, cap) => product * (cap + 1), 1)
  const parts = upper.slice(together).reduce((product, _, i) => product * size(together + i), 1)
  const share = (row: number): number => Math.floor(((positions / parts) * row) / rows)
  for (;;) {
    let at = origin
    upper.forEach((pile, i) => {
      const stride = strides[pile - 2]!
      header.set([x[i]!, i < together ? size(i) : x[i]! + 1, stride], EDGE_LOOPS / 4 + 3 * i)
      at += x[i]! * stride
    })
    for (let row = 0; row < rows; row += stripe) {
      const end = Math.min(rows, row + stripe)
      fill(at, row, end)
      tick(share(end) - share(row))
    }
    let i = together
    while (i < upper.length && x[i] === size(i) - 1) x[i++] = 0
    if (i === upper.length) return
    x[i]!++
  }
}
