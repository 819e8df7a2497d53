import type { Formula } from './syntax.ts'

/** A formula that is stated, everywhere or where another one is true. */
export interface Clause {
  readonly says: Formula
  /** Where it is stated; everywhere if absent. */
  readonly where?: Formula
}

/** The formulas of a clause. */
export function formulasOf({ says, where }: Clause): Formula[] {
  return where === undefined ? [says] : [says, where]
}
