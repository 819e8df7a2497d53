import { boxOf, formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { boxPositions } from './box-positions.ts'
import type { Cells } from './cells.ts'
import { type KernelChoice, kernelOf } from './kernels.ts'
import { DEFAULT_MEMORY, rankedMemory, requireMemory, slotMemory } from './memory.ts'
import { rankCells } from './rank-cells.ts'
import { cellWidths, rememberOverflow, slotTaskOf } from './slot-task.ts'
import { type Table, tableOf } from './table.ts'
import { boxTask, type TableValue } from './task.ts'
import { entryBytes, valuesOver } from './values.ts'
import { beginSlots, fillSlots } from './wasm/slot-solver.ts'

/** What to compute. */
export interface SolveOptions {
  readonly value: TableValue
  /** Default: normal play. */
  readonly play?: PlayConvention
  /** Bytes that may be allocated. Default: 2 GiB. */
  readonly memory?: number
  /** Default: `auto`. */
  readonly kernel?: KernelChoice
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
  { value, play = 'normal', memory = DEFAULT_MEMORY, kernel = 'auto' }: SolveOptions,
): Table {
  boxPositions(ruleset, max)
  const fast = kernel === 'auto' ? solveSlots(ruleset, max, value, play, memory) : null
  const cells = fast ?? solveRanked(ruleset, max, value, play, memory, kernel)
  return tableOf(ruleset, boxOf(ruleset, max), value, play, cells)
}

function solveSlots(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  play: PlayConvention,
  memory: number,
): Cells | null {
  const task = slotTaskOf(ruleset, max, value, play)
  if (task === null) return null
  for (const width of cellWidths(task)) {
    requireMemory(demand(ruleset, max, value, slotMemory(task, width)), memory)
    const run = beginSlots(task, width)
    if (fillSlots(run)) return run.cells
    run.cells.release()
    rememberOverflow(task, width)
  }
  return null
}

function solveRanked(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  play: PlayConvention,
  memory: number,
  kernel: KernelChoice,
): Cells {
  const wanted = demand(ruleset, max, value, rankedMemory(ruleset, max, value, kernel))
  requireMemory({ ...wanted, entries: wanted.positions }, memory)
  const task = boxTask(ruleset, max, value, play)
  const values = valuesOver(new ArrayBuffer(wanted.positions * entryBytes(task)), task)
  kernelOf(ruleset, kernel).fill(task, values)
  return rankCells(ruleset, max, value, play, values)
}

/** What the table of a box would take, for `requireMemory`. */
function demand(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  bytes: number,
): Parameters<typeof requireMemory>[0] {
  const table = `${formatRuleset(ruleset)}, box max=${max}: the ${value} table`
  return { table, positions: boxPositions(ruleset, max), entries: 0, bytes }
}
