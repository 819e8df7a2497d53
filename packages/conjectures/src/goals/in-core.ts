import type { Outcome, Position } from '@nim/core/rules'

/**
 * The answer of a formula of @nim/core for a position in ascending order: P (true) or N (false), or
 * its remoteness. Null if the formula gives no answer.
 */
export type InCore = (x: Position) => boolean | number | null

/** A formula for outcomes. */
export function sayingOutcome(outcomeOf: (x: Position) => Outcome | null): InCore {
  return (x) => {
    const outcome = outcomeOf(x)
    return outcome === null ? null : outcome === 'P'
  }
}
