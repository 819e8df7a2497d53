import type { VerdictRecord } from '@nim/conjectures'
import { exactSlowNim, type Ruleset, WYTHOFF } from '@nim/core/rules'
import { NOTHING, rulesetIn, type Stated, type StatedFact } from './stated.ts'
import { statedOfStacks } from './stated-of-stacks.ts'

/**
 * The outcomes, remoteness, options and reductions that a counterexample states, in a form in which
 * they can be derived from the rules of the game without the claim. Counterexamples about other things
 * (periods, digits, counted operations, criticality) state none.
 */
export function statedFacts(record: VerdictRecord): Stated {
  const { claim, counterexample } = record
  if (counterexample === null) return NOTHING
  if (claim.startsWith('DH-')) return statedOfStacks(record, counterexample)
  const ruleset = gameOf(record)
  const { position, actual, options = [] } = counterexample
  if (ruleset === null || position === undefined) return NOTHING
  const play = record.case['play'] === 'misere' || claim === 'GMMV-D4' ? 'misere' : 'normal'
  const value = (of: readonly number[], says: number | string): StatedFact => ({
    kind: 'value',
    ruleset,
    play,
    position: of,
    says,
  })
  const below = options.flatMap((option) =>
    option.value === null ? [] : [value(option.position, option.value)],
  )
  const listed: StatedFact[] =
    options.length === 0
      ? []
      : [{ kind: 'options', ruleset, position, says: options.map((option) => option.position) }]
  // Judges of remoteness list the options from which it follows; other numbers are something else.
  const isRemoteness = options.length > 0 || claim.startsWith('GMMV-Eq5')
  const isValue = actual === 'P' || actual === 'N' || (typeof actual === 'number' && isRemoteness)
  const own = isValue ? [value(position, actual)] : []
  return { facts: [...own, ...listed, ...below], isWhole: isValue }
}

/** The game whose positions the counterexamples of a claim are, if it is one that can be solved. */
function gameOf({ claim, case: { n, k, game } }: VerdictRecord): Ruleset | null {
  if (claim === 'V-R3') return WYTHOFF
  if (!claim.startsWith('GMMV-')) return null
  if (claim.startsWith('GMMV-App')) return exactSlowNim(4, 3)
  if (typeof game === 'string') return rulesetIn(game)
  if (typeof n !== 'number') return null
  return exactSlowNim(n, typeof k === 'number' ? k : n - 1)
}
