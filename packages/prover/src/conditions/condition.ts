import type { Formula } from '@nim/presburger'

/** The kinds of conditions. The argument of a certificate refers to conditions by these ids. */
export type ConditionKind =
  | 'no-move'
  | 'has-move'
  | 'strategy'
  | 'terminal'
  | 'option'
  | 'next'
  | 'equivalent'
  | 'premise'
  | 'implied'

/**
 * A statement about all positions that a goal needs. The statement is given as formulas, and holds
 * if these formulas have no common solution. A solution is a position at which the statement fails.
 */
export interface Condition {
  /** An id that is unique in its goal and consists of letters, digits, `.` and `-`. */
  readonly id: string
  readonly kind: ConditionKind
  /**
   * The statement in one sentence. The statement is true if the assertions have no common solution.
   */
  readonly statement: string
  readonly assertions: readonly Formula[]
}
