import type { Ruleset } from '@nim/core/rules'
import type { AtlasRow } from '@nim/discovery/atlas'
import type { Formula, Term } from '@nim/presburger'

/** A row of an atlas, with the values parsed from its texts, and with the origin of the row. */
export interface Row extends AtlasRow {
  readonly ruleset: Ruleset
  readonly variables: readonly string[]
  /** The file in docs/atlas that contains the row. The command in `command` wrote this file. */
  readonly file: string
  readonly command: string
  /** A formula for an outcome, or a term for another value; null if no formula is known. */
  readonly formula: Formula | Term | null
}
