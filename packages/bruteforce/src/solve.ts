import { boxOf, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { boxPositions } from './task/box-positions.ts'
import type { Cells } from './cells/cells.ts'
import { solveByCrew } from './threads/crew.ts'
import { type BoxJob, cellsByRank, cellsBySlots } from './arrays/fill-box.ts'
import { type KernelChoice, kernelOf } from './arrays/kernels.ts'
import { DEFAULT_MEMORY, rankedMemory } from './memory.ts'
import { type SecondTable, solveSecond } from './second/solve-second.ts'
import { type Table, tableOf } from './table.ts'
import type { TableValue } from './task/task.ts'

/** What to compute. */
export interface SolveOptions {
  readonly value: TableValue
  /** Default: normal play. */
  readonly play?: PlayConvention
  /** Bytes that may be allocated. Default: 2 GiB. */
  readonly memory?: number
  /** Default: `auto`. */
  readonly kernel?: KernelChoice
  /**
   * Threads that work on a large box of a slow symmetric game, the calling one among them. Default 1.
   * More than one needs `provideThreads` of the entry `@nim/bruteforce/threads`; without it, for other
   * rulesets and for small boxes the calling thread works alone. The table is the same bit for bit.
   */
  readonly threads?: number
  /** Told, of a table that is asked of `second`, what made it. */
  readonly onSecond?: (table: SecondTable) => void
}

/**
 * The outcome, remoteness or Grundy value of every position with piles 0..max, by retrograde
 * analysis: positions are evaluated in rank order, in which every option comes before its position.
 * Nothing but the rules is used.
 *
 * Values: outcome 0 = P, 1 = N; remoteness by REF-1, normal or misère; Grundy by mex, where misère
 * play gives terminal positions the value 1 and all others the mex of their options, so that 0 is
 * misère P. Ranks are those of `boxOf(ruleset, max)`; if that box is sorted, the table of a larger
 * box begins with the table of a smaller one.
 *
 * Boxes of symmetric slow games with 3 to 7 piles are solved by WebAssembly that is generated for
 * the game, see `wasm/`; everything else, small boxes, and engines without SIMD by typed arrays.
 *
 * @throws RangeError if max is not a whole number ≥ 0, or if more memory is needed than allowed
 * @complexity slow games O(number of options) a position; Wythoff O(1), Grundy O(1 + value/32)
 * @source GMMV-D3, GMMV-D4, GMMV REF-1, REF-4, REF-5, REF-9
 */
export function solve(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  options: SolveOptions,
): Table {
  const { value, play = 'normal', memory = DEFAULT_MEMORY, kernel = 'auto', threads = 1 } = options
  boxPositions(ruleset, max)
  if (threads !== 1 && kernel === 'auto') {
    const table = solveByCrew(ruleset, max, { value, play, memory, threads })
    if (table !== null) return table
  }
  const cells = cellsOf({ ruleset, max, value, play, memory }, kernel, options.onSecond)
  return tableOf(ruleset, boxOf(ruleset, max), value, play, cells)
}

function cellsOf(job: BoxJob, kernel: KernelChoice, onSecond: SolveOptions['onSecond']): Cells {
  const { ruleset, max, value } = job
  if (kernel === 'second') {
    const { cells, ...second } = solveSecond(job)
    onSecond?.(second)
    return cells
  }
  const fast = kernel === 'auto' ? cellsBySlots(job) : null
  if (fast !== null) return fast
  const bytes = rankedMemory(ruleset, max, value, kernel)
  return cellsByRank(job, bytes, kernelOf(ruleset, kernel).fill)
}
