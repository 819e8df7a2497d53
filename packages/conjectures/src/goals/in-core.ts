import type { Outcome, Position } from '@nim/core/rules'

/**
 * What a formula of @nim/core says of a position in ascending order: that it is P (true) or N
 * (false), or its remoteness; null where it says nothing.
 */
export type InCore = (x: Position) => boolean | number | null

/** A formula for outcomes. */
export function sayingOutcome(outcomeOf: (x: Position) => Outcome | null): InCore {
  return (x) => {
    const outcome = outcomeOf(x)
    return outcome === null ? null : outcome === 'P'
  }
}
