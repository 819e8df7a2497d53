import type { Formula } from '@nim/presburger'

/** The kinds of conditions. The argument of a certificate names these. */
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
 * A statement about all positions that a goal needs. It is given as formulas that together have no
 * solution. A solution is a position at which the statement fails.
 */
export interface Condition {
  /** An id that is unique in its goal and consists of letters, digits, `.` and `-`. */
  readonly id: string
  readonly kind: ConditionKind
  /** The statement in one sentence. It is true if there is no solution. */
  readonly statement: string
  readonly assertions: readonly Formula[]
}
