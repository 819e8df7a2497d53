import { rulesetTitle } from '@nim/core/rules'
import type { Subject } from '@nim/discovery'
import type { CommandBudget } from '../terminal/budget.ts'
import { note } from '../terminal/output.ts'
import { committedSolution, foundSolution, hasMoveVectors, type ShiftSolution } from './solution.ts'

/** With more piles, boxes of the usual size are too small to show walls. */
const MOST_PILES = 5

/** What `nimlab discover` is asked. */
export interface FirstWayFlags {
  readonly by?: 'any' | 'points'
  readonly seed: number
  readonly positions: number
}

/**
 * The first way of a discovery: shift rules that come with nimlab, or that are found now. Null if there are none, and
 * if the way is left out.
 *
 * @throws the reason of the budget if the command has to end
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
    const found = foundSolution(subject, { seed, positions, onStep })
    if (!('answer' in found)) return found
    note(`${title}: no shift rules, ${found.why}`)
  } catch (error) {
    // a table that is too large for this way may still be small enough for the next one
    if (!(error instanceof RangeError)) throw error
    note(`${title}: no shift rules, ${error.message}`)
  }
  return null
}
