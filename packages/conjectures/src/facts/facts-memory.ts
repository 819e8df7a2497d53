import type { Ruleset } from '@nim/core/rules'
import type { BoxDomain } from '../claim/verdict.ts'
import { rankedTableMemory, tableMemory } from '../rows/table-memory.ts'
import type { Fact } from './fact.ts'

/**
 * Bytes that facts take at the same time: what they make for themselves, and solved values by rank. The
 * table of which values are taken is gone before the next one is made.
 */
export function factsMemory(
  facts: readonly Fact<unknown>[],
  ruleset: Ruleset,
  domain: BoxDomain,
): bigint {
  let [kept, passing] = [0n, 0n]
  for (const { bytes, solved } of facts) {
    if (bytes !== undefined) kept += bytes(ruleset, domain)
    if (solved === undefined) continue
    const table = tableMemory(ruleset, domain, solved.value)
    const values = rankedTableMemory(ruleset, domain, solved.value) - table
    // a table that lies by rank is kept as its own values
    kept += values === 0n ? table : values
    if (values > 0n && table > passing) passing = table
  }
  return kept + passing
}
