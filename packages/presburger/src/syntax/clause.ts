import type { Formula } from './syntax.ts'

/**
 * A statement, which says that a formula is true everywhere, or wherever another formula is true.
 */
export interface Clause {
  readonly says: Formula
  /**
   * The condition of the statement. If the condition is absent, the statement applies everywhere.
   */
  readonly where?: Formula
}

/** The formulas of a clause. */
export function formulasOf({ says, where }: Clause): Formula[] {
  return where === undefined ? [says] : [says, where]
}
