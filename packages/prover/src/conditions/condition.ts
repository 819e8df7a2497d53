import type { Formula } from '@nim/presburger'

/** What a condition says; the argument of a certificate names these. */
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
 * A statement about all positions that a goal needs, as formulas that together have no solution: a
 * solution is a position where it fails.
 */
export interface Condition {
  /** Unique in its goal, made of letters, digits, `.` and `-`. */
  readonly id: string
  readonly kind: ConditionKind
  /** One sentence: what holds if there is no solution. */
  readonly statement: string
  readonly assertions: readonly Formula[]
}
