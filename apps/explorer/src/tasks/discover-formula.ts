import { partialTheoremsOn } from '@nim/conjectures/goals'
import { plainRuleset } from '@nim/bruteforce'
import { parseRuleset, requireValue } from '@nim/core/rules'
import { discover, discoveryRecord, type DiscoveryRecord } from '@nim/discovery'
import type { FormulaInput, FormulaValue } from './formula/formula-input.ts'
import type { TaskWatch } from './watch.ts'

/** A game, and the value that the formula should describe. */
export type DiscoverInput = Pick<FormulaInput, 'game' | 'play'> & { readonly value: FormulaValue }

export interface DiscoverAnswer {
  /** What `nimlab discover --by points --json` prints. */
  readonly record: DiscoveryRecord
  /** The formula in nimlab's language. Null if no formula was found. */
  readonly says: string | null
}

/**
 * Searches for a formula of a game and decides it for all positions. The search has the same limits
 * and the same seed as `nimlab discover --by points`.
 *
 * @throws RangeError for a game without the value, or a box that does not fit into memory
 */
export function discoverFormula(
  { game, play, value }: DiscoverInput,
  { progressed }: TaskWatch,
): DiscoverAnswer {
  const ruleset = parseRuleset(game)
  requireValue(ruleset, value, play)
  const theorems =
    value === 'outcome' ? partialTheoremsOn(plainRuleset(ruleset) ?? ruleset, play) : []
  let doing = 'starting'
  const discovery = discover(
    { ruleset, play, value },
    {
      theorems,
      onStep: (words) => {
        doing = words
        progressed({ done: 0, of: 1, words })
      },
      watched: {
        onProgress: ({ done, total }) => progressed({ done, of: total, words: doing }),
      },
    },
  )
  const record = discoveryRecord(discovery)
  const { says } = record
  if (says === undefined) return { record, says: null }
  return { record, says: value === 'outcome' ? says : `value == ${says}` }
}
