import type { PlayConvention, Ruleset } from '@nim/core/rules'
import { largestValue } from '../task/bounds.ts'
import { suitsReference } from '../arrays/fill-by-reference.ts'
import { cellWidths, slotTaskOf } from '../wasm/slow/slot-task.ts'
import { boxTask, type Task, type TableValue } from '../task/task.ts'
import { suitsHypergraphWasm } from '../wasm/hypergraph/hypergraph-kernel.ts'
import { suitsWythoffWasm } from '../wasm/wythoff/wythoff-kernel.ts'

/** How a table is made: by WebAssembly generated for the game, typed arrays, or the definitions. */
export type Algorithm = 'generated' | 'typed arrays' | 'reference'

/** Grundy values of slow games above this fit no cell of a generated kernel. */
export const LARGEST_GENERATED = 31

/** True if `auto` may begin with a generated kernel and come to typed arrays, for Grundy values. */
export function mayNotFit(task: Task): boolean {
  return (
    task.value === 'grundy' &&
    task.ruleset.kind !== 'WYTHOFF' &&
    largestValue(task) > LARGEST_GENERATED
  )
}

/** The algorithm that `auto` begins a table with. */
export function autoAlgorithm(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  play: PlayConvention,
): Algorithm {
  const slots = slotTaskOf(ruleset, max, value, play)
  if (slots !== null && (value === 'grundy' || cellWidths(slots).length > 0)) return 'generated'
  const task = boxTask(ruleset, max, value, play)
  return suitsHypergraphWasm(task) || suitsWythoffWasm(task) ? 'generated' : 'typed arrays'
}

/**
 * The algorithms that `second` tries in turn: others than that of `auto`, as far as one serves the
 * table. The second of two is taken if Grundy values do not fit the cells of the first.
 *
 * - Where `auto` generates a kernel: typed arrays; but the reference solver, if it can, where Grundy
 *   values may turn out too large for generated kernels and `auto` may come to typed arrays too.
 * - Where `auto` fills typed arrays: a generated kernel however small the box is; else the reference
 *   solver on boxes that it fills within seconds; else, for want of another, typed arrays again.
 */
export function secondWays(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  play: PlayConvention,
): readonly [Algorithm, ...Algorithm[]] {
  const other = suitsReference(ruleset, max) ? 'reference' : 'typed arrays'
  if (autoAlgorithm(ruleset, max, value, play) === 'generated') {
    const task = boxTask(ruleset, max, value, play)
    return [mayNotFit(task) ? other : 'typed arrays']
  }
  const slots = slotTaskOf(ruleset, max, value, play, { fewest: 0 })
  return slots !== null && cellWidths(slots).length > 0 ? ['generated', other] : [other]
}
