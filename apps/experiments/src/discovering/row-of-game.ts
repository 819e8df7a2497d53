import { partialTheoremsOn, theoremOn } from '@nim/conjectures/goals'
import {
  type DiscoverOptions,
  type DiscoveryRecord,
  discoveryRecord,
  discoverShortest,
  type GameTheorem,
  recordByTheorem,
  type Subject,
} from '@nim/discovery'
import { proveByPoints } from '@nim/prover/points'

/** The limits of the search for a formula of a game, and the observer of the search. */
export interface RowBudget extends Pick<DiscoverOptions, 'watched'> {
  readonly seed: number
  readonly positions: number
  readonly points: number
}

/**
 * The row of a game in an atlas. Normally the row is the result of the search. If a theorem of the
 * registry decides every position of the game, the row contains the theorem's formula in two cases:
 * the points cannot decide that formula, or the search ends without a proof. If the search finds a
 * long formula, it tries three more seeds. Finally, theorems that decide only some of the positions
 * judge the row.
 *
 * @throws as `discover` and `recordByTheorem` do
 */
export function rowOfGame(subject: Subject, budget: RowBudget): DiscoveryRecord {
  const { ruleset, play, value } = subject
  const theorem = value === 'outcome' ? theoremOn(ruleset, play) : null
  if (theorem !== null && !isDecidable(subject, theorem, budget)) {
    return recordByTheorem(subject, theorem, budget)
  }
  const theorems = value === 'outcome' ? partialTheoremsOn(ruleset, play) : []
  const { discovery, seed } = discoverShortest(subject, { ...budget, theorems })
  const record = discoveryRecord(discovery)
  const row = seed === budget.seed ? record : { ...record, seed }
  return theorem === null || row.status === 'proved'
    ? row
    : recordByTheorem(subject, theorem, budget)
}

/** True if the number of points that decide the theorem's formula is at most the limit. */
function isDecidable(
  { ruleset, play }: Subject,
  { says }: GameTheorem,
  { points }: RowBudget,
): boolean {
  const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
  const question = { value: 'outcome', ruleset, play, variables, says } as const
  return proveByPoints(question, { points }).answer !== 'not decidable'
}
