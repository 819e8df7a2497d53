import type { Task } from '../../task/task.ts'
import type { Tick } from '../../task/ticker.ts'
import { entryBytes, type Values, valuesOver } from '../../task/values.ts'
import { type CellWidth, entryCell } from '../hypergraph/value-cell.ts'
import { linesCode } from '../hypergraph/value-lines.ts'
import { stripCode } from '../hypergraph/value-strip.ts'
import { plainMemories } from '../encode/memories.ts'
import { encodeModule } from '../encode/module.ts'
import { cachedModule, instanceOf } from '../encode/modules.ts'
import type { KernelMemory, KernelModule } from '../encode/web-assembly.ts'
import { bandCode } from './wythoff-band.ts'
import { grundyRows } from './wythoff-grundy.ts'
import { SUMMARIES, writeMasks } from './wythoff-header.ts'
import { bandLayout, grundyLayout } from './wythoff-layout.ts'
import { unloadBand } from './wythoff-unload.ts'

/**
 * The maximum number of options of a pair. The cells use this number only to decide whether a value
 * can be too large.
 */
const NO_OVERFLOW = 0

/**
 * Fills outcomes or remoteness in bands of rows.
 * @throws NoMemory if the engine cannot provide the memory
 */
export function fillBands(task: Task, width: CellWidth, values: Values, tick: Tick): void {
  const [cap, max] = task.caps as [number, number]
  const layout = bandLayout(task.caps, width)
  const lanes = 16 / width.cell
  withMemory(layout.bytes, (memory) => {
    const { band, unload } = instanceOf(bandModule(task, width), memory)
    const bytes = new Uint8Array(memory.buffer)
    const { none } = entryCell(task.value, width, task.play, NO_OVERFLOW)
    writeMasks(bytes, width.cell)
    bytes.fill(none, SUMMARIES, layout.cells)
    let rank = 0
    for (let y = 0; y <= max; y += lanes) {
      const rows = Math.min(lanes, max + 1 - y)
      const count = entriesOf(y, rows, cap)
      band!(y, cap, layout.piles, layout.differences, layout.cells)
      const { cells, lines, linePitch, entries } = layout
      unload!(y, cap, rows, cells, lines, linePitch, entries)
      values.set(entriesAt(memory, task, entries, count), rank)
      rank += count
      tick(count)
    }
  })
}

/**
 * Fills Grundy values row by row.
 * @throws NoMemory if the engine cannot provide the memory
 */
export function fillGrundyRows(task: Task, values: Values, tick: Tick): void {
  const [cap, max] = task.caps as [number, number]
  const { words, pitch, full, entries, rows, bytes } = grundyLayout(task)
  withMemory(bytes, (memory) => {
    const exports = instanceOf(grundyModule(task), memory)
    new Uint8Array(memory.buffer, 0, entries).fill(0)
    let rank = 0
    for (let y = 0; y <= max; y += rows) {
      const end = Math.min(y + rows, max + 1)
      const count = entriesOf(y, end - y, cap)
      exports['rows']!(y, end, cap, words, full, pitch, max + 1, entries)
      values.set(entriesAt(memory, task, entries, count), rank)
      rank += count
      tick(count)
    }
  })
}

function withMemory(bytes: number, use: (memory: KernelMemory) => void): void {
  const memory = plainMemories.acquire(bytes)
  try {
    use(memory)
  } finally {
    plainMemories.release(memory)
  }
}

/** The number of pairs in the given rows, starting at row y. */
function entriesOf(y: number, rows: number, cap: number): number {
  let count = 0
  for (let row = y; row < y + rows; row++) count += Math.min(row, cap) + 1
  return count
}

function entriesAt(memory: KernelMemory, task: Task, at: number, count: number): Values {
  const bytes = entryBytes(task)
  return valuesOver(memory.buffer, task).subarray(at / bytes, at / bytes + count)
}

function bandModule({ value, play }: Task, width: CellWidth): KernelModule {
  return cachedModule(['WYTHOFF', value, play, width.cell, width.entry].join(' '), () => {
    const cell = entryCell(value, width, play, NO_OVERFLOW)
    const functions = [
      bandCode(cell),
      stripCode(width.cell, true),
      linesCode(cell, width),
      unloadBand(width, 1, 2),
    ]
    return encodeModule({ functions, table: [], shared: false })
  })
}

function grundyModule(task: Task): KernelModule {
  const bytes = entryBytes(task)
  return cachedModule(['WYTHOFF', task.value, task.play, bytes].join(' '), () => {
    const functions = [grundyRows(bytes, task.play === 'misere')]
    return encodeModule({ functions, table: [], shared: false })
  })
}
