import { solve, type SolveOptions, type Table } from '@nim/bruteforce'
import type { Ruleset } from '@nim/core/rules'
import type { BoxDomain } from '../claim/verdict.ts'

/** Solves a box, lets a callback use the table, and frees its memory for the next one. */
export function withTable<T>(
  ruleset: Ruleset,
  domain: BoxDomain,
  options: SolveOptions,
  use: (table: Table) => T,
): T {
  const table = solve(ruleset, domain, options)
  try {
    return use(table)
  } finally {
    table.release()
  }
}
