import { requiredMemory, solve, type Table, type TableValue } from '@nim/bruteforce'
import { boxCount, isSymmetric, requireValue, type Ruleset } from '@nim/core/rules'
import { playOf, type PlayFlags } from '../arguments/play.ts'
import { watchedCommand } from '../terminal/watched-command.ts'
import { readingInput } from '../usage-error.ts'
import { requireFits } from '../memory/require-fits.ts'

/** The options of a box. */
export interface BoxFlags extends PlayFlags {
  readonly memory: number
}

/**
 * Solves a box for one kind of value.
 * @throws UsageError if the game does not have this value, or if the box does not fit into memory
 */
export function solvedBox(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  { memory, ...flags }: BoxFlags,
): Table {
  const play = playOf(flags)
  readingInput(() => requireValue(ruleset, value, play))
  requireFits(ruleset, max, requiredMemory(ruleset, { max }, value), memory, '')
  return readingInput(() => solve(ruleset, { max }, { value, play, memory, ...watchedCommand() }))
}

/** The largest pile size, up to `most`, for which the box has at most `positions` positions. */
export function defaultMax(ruleset: Ruleset, positions: bigint, most: number): number {
  const isSorted = isSymmetric(ruleset)
  let max = 1
  while (max < most && boxCount(ruleset.piles, max + 1, isSorted) <= positions) max++
  return max
}
