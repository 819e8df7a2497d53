import type { Cells } from '../../cells/cells.ts'
import type { Task } from '../../task/task.ts'
import type { Tick } from '../../task/ticker.ts'
import { plainMemories } from '../encode/memories.ts'
import { instanceOf } from '../encode/modules.ts'
import type { KernelMemory, KernelModule } from '../encode/web-assembly.ts'
import { edgeCells, type EdgeReader } from './edge-cells.ts'
import {
  EDGE_DISTANCES,
  EDGE_KEEP,
  EDGE_LINE_PITCH,
  EDGE_LOOPS,
  EDGE_MASKS,
  EDGE_NONE,
  EDGE_OVERFLOW,
  EDGE_PITCH,
  EDGE_PLANE,
  EDGE_ROOM,
  EDGE_ROW,
  EDGE_SIZE_ALONG,
  EDGE_SIZE_ROW,
  EDGE_STRIP,
  EDGE_TOP,
  EDGE_WORDS,
} from './edge-header.ts'
import type { EdgeLayout } from './edge-layout.ts'
import type { EdgeStencil } from './edge-stencil.ts'

/** The kernel that fills and reads a table of an edge game. */
export interface EdgeKernel {
  readonly stencil: EdgeStencil
  readonly layout: EdgeLayout
  /** Exports `fill`, `decode` and `count`. */
  readonly module: () => KernelModule
  /** The byte that, repeated throughout a cell, means "no such option". */
  readonly none: number
  readonly entryOf: (buffer: ArrayBuffer) => EdgeReader['entryOf']
}

/**
 * Fills the table of a task.
 *
 * @returns null if a value does not fit into its cell
 * @throws NoMemory if the engine cannot provide the memory
 */
export function edgeTable({ caps }: Task, kernel: EdgeKernel, tick: Tick): Cells | null {
  const { stencil, layout } = kernel
  const memory = plainMemories.acquire(layout.bytes)
  const release = (): void => plainMemories.release(memory)
  try {
    writeHeader(memory, caps, kernel)
    const { fill, decode, count } = instanceOf(kernel.module(), memory)
    if (!fillChunks(memory, caps, { stencil, layout, fill: fill!, tick })) {
      release()
      return null
    }
    const entryOf = kernel.entryOf(memory.buffer as ArrayBuffer)
    return edgeCells(memory, caps, stencil, layout, {
      decode: decode!,
      count: count!,
      entryOf,
      release,
    })
  } catch (error) {
    release()
    throw error
  }
}

function writeHeader(
  { buffer }: KernelMemory,
  caps: readonly number[],
  { stencil: { row, along, upper, groups }, layout, none: noOption }: EdgeKernel,
): void {
  const { cell, words, rowCells, pitch, plane, strides, none, strip, linePitch } = layout
  const header = new Int32Array(buffer, 0, EDGE_ROOM / 4)
  const bytes = new Uint8Array(buffer)
  const sizes = caps.map((cap) => cap + 1)
  for (const [address, value] of [
    [EDGE_PITCH, pitch],
    [EDGE_ROW, rowCells * cell],
    [EDGE_SIZE_ROW, sizes[row - 1]!],
    [EDGE_SIZE_ALONG, sizes[along - 1]!],
    [EDGE_WORDS, words],
    [EDGE_PLANE, plane],
    [EDGE_NONE, none],
    [EDGE_STRIP, strip],
    [EDGE_LINE_PITCH, linePitch],
    [EDGE_OVERFLOW, 0],
  ] as const) {
    header[address / 4] = value
  }
  groups.forEach((group, g) => {
    const inPlane = group.rows * pitch + cell
    const far = group.upper.reduce((sum, pile) => sum + strides[pile - 1]!, inPlane)
    header[EDGE_DISTANCES / 4 + g] = far
  })
  bytes.fill(0xff, EDGE_KEEP, EDGE_KEEP + 48)
  bytes.fill(0, EDGE_KEEP + 16, EDGE_KEEP + 32)
  bytes.fill(0, EDGE_TOP, EDGE_TOP + 48)
  bytes.fill(0xff, EDGE_TOP + 16, EDGE_TOP + 16 + cell)
  const last = sizes[0]! - 64 * (words - 1)
  ;[words === 1 ? last : 64, 64, last].forEach((bits, i) => {
    const [nothing, part, ...whole] = [0, 16, 32, 48].map((at) => EDGE_MASKS + 64 * i + at)
    bytes.fill(0, nothing, nothing! + 16)
    for (let k = 0; k < 16; k++) {
      const ones = 2 ** Math.max(0, Math.min(8, bits - 8 * (k % cell))) - 1
      for (const at of whole) bytes[at + k] = ones
      bytes[part! + k] = i === 0 && k % cell === 0 ? ones - 1 : ones
    }
  })
  if (upper.length > 0) bytes.fill(noOption, EDGE_ROOM, none + plane)
}

/**
 * Fills the table in parts that stay in the cache: several planes together, or some rows of one
 * plane. Returns false if a value did not fit into its cell.
 */
function fillChunks(
  memory: KernelMemory,
  caps: readonly number[],
  run: {
    readonly stencil: EdgeStencil
    readonly layout: EdgeLayout
    readonly fill: (at: number, from: number, to: number) => void
    readonly tick: Tick
  },
): boolean {
  const { stencil, layout, fill, tick } = run
  const { rows, stripe, strides, together, origin } = layout
  const header = new Int32Array(memory.buffer, 0, EDGE_ROOM / 4)
  const { upper } = stencil
  const x = upper.map(() => 0)
  const size = (i: number): number => caps[upper[i]! - 1]! + 1
  const positions = caps.reduce((product, cap) => product * (cap + 1), 1)
  const parts = upper.slice(together).reduce((product, _, i) => product * size(together + i), 1)
  const share = (row: number): number => Math.floor(((positions / parts) * row) / rows)
  for (;;) {
    let at = origin
    upper.forEach((pile, i) => {
      const stride = strides[pile - 1]!
      header.set([x[i]!, i < together ? size(i) : x[i]! + 1, stride], EDGE_LOOPS / 4 + 3 * i)
      at += x[i]! * stride
    })
    for (let row = 0; row < rows; row += stripe) {
      const end = Math.min(rows, row + stripe)
      fill(at, row, end)
      if (header[EDGE_OVERFLOW / 4] !== 0) return false
      tick(share(end) - share(row))
    }
    let i = together
    while (i < upper.length && x[i] === size(i) - 1) x[i++] = 0
    if (i === upper.length) return true
    x[i]!++
  }
}
