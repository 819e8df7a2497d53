import { requiredMemory, solve, type Table, type TableValue } from '@nim/bruteforce'
import { boxCount, isSymmetric, requireValue, type Ruleset } from '@nim/core/rules'
import { watchedCommand } from '../terminal/watched-command.ts'
import { readingInput } from '../usage-error.ts'
import { requireFits } from '../memory/require-fits.ts'

/** What is asked of a box, as flags say it. */
export interface BoxFlags {
  readonly misere?: true
  readonly memory: number
}

/**
 * A box, solved with one value.
 * @throws UsageError if the game does not have the value, or the box does not fit into memory
 */
export function solvedBox(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  { misere, memory }: BoxFlags,
): Table {
  const play = misere === true ? 'misere' : 'normal'
  readingInput(() => requireValue(ruleset, value, play))
  requireFits(ruleset, max, requiredMemory(ruleset, { max }, value), memory, '')
  return readingInput(() => solve(ruleset, { max }, { value, play, memory, ...watchedCommand() }))
}

/** The largest box of at most so many positions, with piles up to `most` at most. */
export function defaultMax(ruleset: Ruleset, positions: bigint, most: number): number {
  const isSorted = isSymmetric(ruleset)
  let max = 1
  while (max < most && boxCount(ruleset.piles, max + 1, isSorted) <= positions) max++
  return max
}
