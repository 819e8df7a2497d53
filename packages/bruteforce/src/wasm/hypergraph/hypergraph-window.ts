import type { Task } from '../../task/task.ts'
import type { Tick } from '../../task/ticker.ts'
import { edgeGameOf } from '../../task/unit-moves.ts'
import type { Values } from '../../task/values.ts'
import { type CellWidth, entryCell } from './hypergraph-cell.ts'
import { type EdgeGroup, edgeGroups } from './hypergraph-edges.ts'
import {
  COUNTS,
  DISTANCES,
  LINE_PITCH,
  PLANE_OVERFLOW,
  ROW_CELLS,
  ROW_COUNT,
  ROW_PITCH,
  SIZE_1,
  SIZE_2,
  STRIP,
  PLANE_TAIL_MASKS,
} from './hypergraph-header.ts'
import { groupDistances, type HypergraphLayout, hypergraphLayout } from './hypergraph-layout.ts'
import { hypergraphModule } from './hypergraph-module.ts'
import { plainMemories } from '../encode/memories.ts'
import { instanceOf } from '../encode/modules.ts'

/**
 * Fills a task block by block, x_n = 0, 1, …, keeping two blocks in the kernel's memory.
 * @returns false if a value did not fit its cell
 * @throws NoMemory if the engine cannot provide the memory
 */
export function fillWindow(task: Task, width: CellWidth, values: Values, tick: Tick): boolean {
  const { caps, value, play } = task
  const game = edgeGameOf(task.ruleset)!
  const layout = hypergraphLayout(game, caps, width)
  const groups = edgeGroups(game, layout.shape)
  const memory = plainMemories.acquire(layout.bytes)
  try {
    const { fill, unload } = instanceOf(hypergraphModule({ game, value, play, width }), memory)
    const words = new Int32Array(memory.buffer, 0, layout.strip >> 2)
    const { none } = entryCell(value, width, play, game.edges.length)
    new Uint8Array(memory.buffer, layout.window - 64, layout.bytes - layout.window + 64).fill(none)
    writeHeader(words, caps, layout)
    const entries =
      width.entry === 1
        ? new Uint8Array(memory.buffer, layout.entries, layout.chunk)
        : new Uint16Array(memory.buffer, layout.entries, layout.chunk)
    let rank = 0
    for (let m = 0; m <= caps.at(-1)!; m++) {
      enterBlock(words, groups, layout, m, width.cell)
      for (const offset of chunkOffsets(caps, layout)) {
        const at = layout.origin + (m % 2) * layout.block + offset
        fill!(at)
        unload!(at, layout.entries)
        values.set(entries, rank)
        rank += layout.chunk
        tick(layout.chunk)
      }
      if (words[PLANE_OVERFLOW >> 2] !== 0) return false
    }
    return true
  } finally {
    plainMemories.release(memory)
  }
}

function writeHeader(words: Int32Array, caps: readonly number[], layout: HypergraphLayout): void {
  words[PLANE_OVERFLOW >> 2] = 0
  words[ROW_CELLS >> 2] = layout.rowCells
  words[ROW_PITCH >> 2] = layout.pitch
  words[ROW_COUNT >> 2] = layout.rows
  words[SIZE_1 >> 2] = caps[0]! + 1
  words[SIZE_2 >> 2] = caps[1]! + 1
  words[LINE_PITCH >> 2] = layout.linePitch
  words[STRIP >> 2] = layout.strip
  layout.strides.forEach((stride, i) => {
    words[(COUNTS >> 2) + 2 * i] = i + 3 <= layout.chunkPiles ? caps[i + 2]! + 1 : 1
    words[(COUNTS >> 2) + 2 * i + 1] = stride
  })
  words.fill(0, PLANE_TAIL_MASKS >> 2, (PLANE_TAIL_MASKS >> 2) + 4)
  words.fill(-1, (PLANE_TAIL_MASKS >> 2) + 4, (PLANE_TAIL_MASKS >> 2) + 8)
}

/** The distances of the options in block m. Before the first block lies an empty one. */
function enterBlock(
  words: Int32Array,
  groups: readonly EdgeGroup[],
  layout: HypergraphLayout,
  m: number,
  cell: number,
): void {
  const step = m % 2 === 0 ? -layout.block : layout.block
  words.set(groupDistances(groups, layout, step, cell), DISTANCES >> 2)
}

/** Where the chunks of a block begin, in order of rank. */
function* chunkOffsets(caps: readonly number[], layout: HypergraphLayout): Iterable<number> {
  const from = layout.chunkPiles
  const x = new Array<number>(caps.length).fill(0)
  for (;;) {
    let offset = 0
    for (let i = from; i < caps.length - 1; i++) offset += x[i]! * layout.strides[i - 2]!
    yield offset
    let i = from
    while (i < caps.length - 1 && x[i] === caps[i]) x[i++] = 0
    if (i >= caps.length - 1) return
    x[i]!++
  }
}
