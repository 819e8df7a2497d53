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

/** How much is tried for a game, and who looks on. */
export interface RowBudget extends Pick<DiscoverOptions, 'watched'> {
  readonly seed: number
  readonly positions: number
  readonly points: number
}

/**
 * The row of a game in an atlas. If a theorem of the registry decides every position of the game, its formula is the row
 * where the points cannot decide that formula, or where the search ends without a proof. Otherwise the row is what the
 * search finds, with three more seeds where it is long, and judged by the theorems that decide some of the positions.
 *
 * @throws as `discover` and `recordByTheorem` do
 */
export function rowOfGame(subject: Subject, budget: RowBudget): DiscoveryRecord {
  const { ruleset, play, value } = subject
  const known = value === 'outcome' ? theoremOn(ruleset, play) : null
  if (known !== null && !isDecidable(subject, known, budget)) {
    return recordByTheorem(subject, known, budget)
  }
  const theorems = value === 'outcome' ? partialTheoremsOn(ruleset, play) : []
  const { discovery, seed } = discoverShortest(subject, { ...budget, theorems })
  const record = discoveryRecord(discovery)
  const found = seed === budget.seed ? record : { ...record, seed }
  return known === null || found.status === 'proved'
    ? found
    : recordByTheorem(subject, known, budget)
}

/** Whether as many points as allowed decide the formula of a theorem. */
function isDecidable(
  { ruleset, play }: Subject,
  { says }: GameTheorem,
  { points }: RowBudget,
): boolean {
  const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
  const question = { value: 'outcome', ruleset, play, variables, says } as const
  return proveByPoints(question, { points }).answer !== 'not decidable'
}
