import { boxOf, formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { kernelOf } from './kernels.ts'
import { boxPositions, DEFAULT_MEMORY, requiredMemory, requireMemory } from './memory.ts'
import { type Table, tableOf } from './table.ts'
import { boxTask, type TableValue } from './task.ts'
import { entryBytes, valuesOver } from './values.ts'

/** What to compute. */
export interface SolveOptions {
  readonly value: TableValue
  /** Default: normal play. */
  readonly play?: PlayConvention
  /** Bytes that may be allocated. Default: 2 GiB. */
  readonly memory?: number
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
 * @throws RangeError if max is not a whole number ≥ 0, or if more memory is needed than allowed
 * @complexity slow games O(number of options) a position; Wythoff O(1), Grundy O(1 + value/32)
 * @source GMMV-D3, GMMV-D4, GMMV REF-1, REF-4, REF-5, REF-9
 */
export function solve(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  { value, play = 'normal', memory = DEFAULT_MEMORY }: SolveOptions,
): Table {
  const positions = boxPositions(ruleset, max)
  const table = `${formatRuleset(ruleset)}, box max=${max}: the ${value} table`
  const bytes = requiredMemory(ruleset, { max }, value)
  requireMemory({ table, positions, entries: positions, bytes }, memory)
  const task = boxTask(ruleset, max, value, play)
  const values = valuesOver(new ArrayBuffer(positions * entryBytes(task)), task)
  kernelOf(ruleset).fill(task, values)
  return tableOf(ruleset, boxOf(ruleset, max), value, play, values)
}
