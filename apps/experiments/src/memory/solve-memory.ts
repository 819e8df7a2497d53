import { requiredMemory, type TableValue, windowOf, workersOf } from '@nim/bruteforce'
import { boxCount, isSymmetric, type Ruleset } from '@nim/core/rules'
import type { ExportFormat } from '@nim/report'

const MIB = 2 ** 20

/**
 * The memory, as measured, that a worker thread itself needs for its heap, stack and compiled code.
 */
const WORKER = 12 * MIB

/**
 * The temporary garbage that nimlab produces while it writes a file, as measured. It is `each`
 * bytes for every entry, but at most `most` bytes in total.
 */
const GARBAGE: Readonly<Record<ExportFormat | 'dense', { each: number; most: number }>> = {
  npy: { each: 1, most: 32 * MIB },
  npz: { each: 1, most: 32 * MIB },
  csv: { each: 16, most: 32 * MIB },
  jsonl: { each: 16, most: 32 * MIB },
  parquet: { each: 90, most: 90 * MIB },
  dense: { each: 2, most: 32 * MIB },
}

/** The options of `nimlab solve` that determine how much memory the command needs. */
export interface SolveDemand {
  readonly value: TableValue
  readonly byLayers: boolean
  readonly threads: number
  /** The limit for the table. */
  readonly memory: number
  /** The format of the output file. */
  readonly format?: ExportFormat
  readonly isDense: boolean
}

/** The memory that a box needs. */
export interface SolveMemory {
  /** The size of the box's table in bytes. The option `--memory` limits this size. */
  readonly table: number
  /**
   * The number of bytes that the whole call needs beyond the memory that a call on a tiny box
   * needs.
   */
  readonly whole: number
}

/**
 * The number of bytes that nimlab needs to solve a box. A closed formula gives the size of the
 * table. All other terms are based on measurements. docs/memory.md compares the estimate with
 * measured calls.
 *
 * @throws RangeError as `planOf`
 */
export function solveMemory(
  ruleset: Ruleset,
  max: number,
  { value, byLayers, threads, memory, format, isDense }: SolveDemand,
): SolveMemory {
  if (byLayers) {
    // The calling thread is one of the threads.
    const window = windowOf(ruleset, { max }, value, { threads, memory })
    return { table: window.bytes, whole: window.bytes + (window.threads - 1) * WORKER }
  }
  const table = requiredMemory(ruleset, { max }, value)
  const workers = threads > 1 ? workersOf(ruleset, { max }, value, threads) : 0
  return { table, whole: table + workers * WORKER + garbageOf(ruleset, max, format, isDense) }
}

function garbageOf(
  ruleset: Ruleset,
  max: number,
  format: ExportFormat | undefined,
  isDense: boolean,
): number {
  if (format === undefined) return 0
  const entries = Number(boxCount(ruleset.piles, max, isSymmetric(ruleset) && !isDense))
  const { each, most } = GARBAGE[isDense ? 'dense' : format]
  return Math.min(most, each * entries)
}
