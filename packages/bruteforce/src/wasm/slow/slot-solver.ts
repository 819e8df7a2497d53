import type { PlayConvention } from '@nim/core/rules'
import type { TableValue } from '../../task/task.ts'
import type { Tick } from '../../task/ticker.ts'
import type { Cells } from '../../cells/cells.ts'
import { fillStripes } from '../../task/wavefront.ts'
import { OVERFLOW } from './header.ts'
import {
  type CellBytes,
  kernelCode,
  kernelKey,
  type KernelSpec,
  reachesFor,
  shapeOf,
} from './kernel-code.ts'
import { plainMemories, sharedMemories } from '../encode/memories.ts'
import { cachedModule, hasModule, instanceOf } from '../encode/modules.ts'
import type { SlowGame } from './moves.ts'
import { decodingRoom, readerOf, slotCells } from './slot-cells.ts'
import { type CountSteps, stepCounter } from './slot-counts.ts'
import { cutForOne, type SlotWavefront, slotWavefront } from './slot-wavefront.ts'
import { type Slots, slotsOf, slotsSize, writeTables } from './slots.ts'
import { stepsOf } from './walk.ts'
import type { KernelMemory, KernelModule } from '../encode/web-assembly.ts'

/** A box of a slow symmetric game that a generated kernel will solve. */
export interface SlotTask {
  readonly game: SlowGame
  readonly max: number
  readonly value: TableValue
  readonly play: PlayConvention
  /**
   * The number of layers x_n = m that are in memory at the same time; 0 if the whole box stays in
   * memory.
   */
  readonly ring: number
  readonly shared: boolean
}

/** A kernel and its memory, ready to fill the blocks of a task. */
export interface SlotRun {
  readonly spec: KernelSpec
  readonly slots: Slots
  readonly memory: KernelMemory
  readonly module: KernelModule
  /** Fills the steps from ≤ l < to of block m (see `walk.ts`). */
  readonly fill: (m: number, from: number, to: number) => void
  readonly steps: (m: number) => number
  readonly countSteps: CountSteps
  /**
   * True after a Grundy value did not fit into its cell. In this case, the cells are wrong, and the
   * task needs wider cells.
   */
  readonly hasOverflowed: () => boolean
  readonly cells: Cells
}

/**
 * The number of bytes of memory that a task needs, for each cell width. The number is exact and is
 * computed without large allocations.
 */
export function slotBytes(task: SlotTask): (bytes: CellBytes) => number {
  const { game, max, value, ring } = task
  const size = slotsSize(game, max, shapeOf(game, value, max), ring)
  return (bytes) => size(bytes) + decodingRoom(specOf(task, bytes), max)
}

/** The key of the kernel with the smallest reach that serves the task. */
export function kernelOf(task: SlotTask, bytes: CellBytes): string {
  return moduleKey(specOf(task, bytes), task.shared)
}

/** The smallest reach of an existing kernel that serves the task; null if no kernel serves it. */
export function readyReach(task: SlotTask, bytes: CellBytes): number | null {
  const spec = specOf(task, bytes)
  const isReady = (reach: number): boolean => hasModule(moduleKey({ ...spec, reach }, task.shared))
  return reachesFor(task.max).find(isReady) ?? null
}

/**
 * Acquires a memory, writes the tables and creates the kernel.
 *
 * @param reach the reach of the kernel. Default: the smallest reach that serves the box
 * @throws NoMemory if the engine cannot provide the memory
 */
export function beginSlots(task: SlotTask, bytes: CellBytes, reach?: number): SlotRun {
  const { game, max, ring, shared } = task
  const spec = specOf(task, bytes, reach)
  const slots = slotsOf(game, max, spec.shape, bytes, ring)
  const pool = shared ? sharedMemories : plainMemories
  const memory = pool.acquire(slots.size + decodingRoom(spec, max))
  writeTables(slots, memory.buffer, spec.isMisere)
  const module = cachedModule(moduleKey(spec, shared), () => kernelCode(spec, shared))
  const kernel = instanceOf(module, memory)
  let counter: CountSteps | undefined
  const countSteps: CountSteps = (m, from, to) =>
    (counter ??= stepCounter(slots, readerOf(spec, shared), memory))(m, from, to)
  const header = new Int32Array(memory.buffer, 0, 16)
  header[OVERFLOW >> 2] = 0
  return {
    spec,
    slots,
    memory,
    module,
    fill: kernel['fill']!,
    steps: (m) => stepsOf(game.piles, m, slots.shape === 'skewed'),
    countSteps,
    hasOverflowed: () => header[OVERFLOW >> 2] !== 0,
    cells: slotCells(spec, slots, memory, shared, countSteps, () => pool.release(memory)),
  }
}

/** The box of a run, in the form that can be divided into stripes. */
export function wavefrontBox({ spec, slots }: SlotRun): SlotWavefront {
  const { piles } = spec.game
  const { max } = slots.layout
  const positionBytes = spec.value === 'outcome' ? 1 / 8 : slots.bytes
  return { piles, max, isSkewed: slots.shape === 'skewed', positionBytes }
}

/** Fills all blocks. Stops early and returns false if a value did not fit into its cell. */
export function fillSlots(run: SlotRun, tick: Tick): boolean {
  const box = wavefrontBox(run)
  fillStripes(slotWavefront(box, run.fill), cutForOne(box), run.hasOverflowed, tick)
  return !run.hasOverflowed()
}

function specOf(
  { game, max, value, play }: SlotTask,
  bytes: CellBytes,
  reach: number = reachesFor(max)[0]!,
): KernelSpec {
  const shape = shapeOf(game, value, max)
  return { game, value, shape, bytes, isMisere: play === 'misere', reach }
}

/** The key of a kernel in the module cache. */
function moduleKey(spec: KernelSpec, shared: boolean): string {
  return `${kernelKey(spec)} ${shared}`
}
