import { rulesetTitle } from '@nim/core/rules'
import type { Subject } from '@nim/discovery'
import type { CommandBudget } from '../terminal/budget.ts'
import { note } from '../terminal/output.ts'
import { committedSolution, foundSolution, hasMoveVectors, type ShiftSolution } from './solution.ts'

/**
 * The maximum number of piles. With more piles, a box of the usual size is too small to show the
 * walls of the formula.
 */
const MOST_PILES = 5

/** The options of `nimlab discover` that this search uses. */
export interface FirstWayFlags {
  readonly by?: 'any' | 'points'
  readonly seed: number
  readonly positions: number
}

/**
 * `nimlab discover` tries shift rules before it looks for a formula. It first tries the rules that
 * nimlab contains, and then searches for new rules. Returns null if no rules solve the game, or if
 * `--by points` skips this search.
 *
 * @throws the reason of the budget if the command must end
 */
export function firstByShifts(
  subject: Subject,
  { by, seed, positions }: FirstWayFlags,
  { stop }: Pick<CommandBudget, 'stop'>,
): ShiftSolution | null {
  if (by === 'points' || !hasMoveVectors(subject)) return null
  return committedSolution(subject) ?? searched(subject, seed, positions, stop)
}

function searched(
  subject: Subject,
  seed: number,
  positions: number,
  stop: CommandBudget['stop'],
): ShiftSolution | null {
  const { ruleset } = subject
  if (ruleset.piles > MOST_PILES) return null
  const title = rulesetTitle(ruleset)
  const onStep = (): void => {
    if (stop.aborted) throw stop.reason
  }
  try {
    const result = foundSolution(subject, { seed, positions, onStep })
    if (!('answer' in result)) return result
    note(`${title}: no shift rules, ${result.why}`)
  } catch (error) {
    // The table is too large for shift rules. The search for a formula may still succeed, because
    // it may need only a smaller table.
    if (!(error instanceof RangeError)) throw error
    note(`${title}: no shift rules, ${error.message}`)
  }
  return null
}
