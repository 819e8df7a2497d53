import type { Ruleset } from '@nim/core/rules'
import type { AtlasRow } from '@nim/discovery/atlas'
import type { Formula, Term } from '@nim/presburger'

/** A row of an atlas with what it says as values, and where it comes from. */
export interface Row extends AtlasRow {
  readonly ruleset: Ruleset
  readonly variables: readonly string[]
  /** Its file in docs/atlas, and the command that made it. */
  readonly file: string
  readonly command: string
  /** Of an outcome a formula, of another value a term; null if none is known. */
  readonly formula: Formula | Term | null
}
